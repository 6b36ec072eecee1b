/// A stored property of a view that brings something of its own into it: state, or a part of the environment.
public protocol DynamicProperty {
    /// Called before the view's body is asked for.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of this module.
protocol InstalledProperty: DynamicProperty {
    /// Connects the property to the node that shows its view. `kept` is what it keeps for the life of that node.
    @MainActor mutating func install(in node: Node, kept: inout AnyObject?)
}

/// What the dynamic properties of one view keep as long as the view has its identity.
@MainActor
struct PropertyStore {
    private var kept: [Int: AnyObject] = [:]

    mutating func install<Value>(into value: inout Value, of node: Node) {
        withUnsafeMutablePointer(to: &value) { pointer in
            installFields(of: Value.self, at: UnsafeMutableRawPointer(pointer), offset: 0, of: node)
        }
    }

    private mutating func installFields(
        of type: Any.Type, at pointer: UnsafeMutableRawPointer, offset: Int, of node: Node
    ) {
        for field in Fields.dynamicProperties(of: type) {
            installProperty(field.type, at: pointer + field.offset, offset: offset + field.offset, of: node)
        }
    }

    private mutating func installProperty<Property: DynamicProperty>(
        _ type: Property.Type, at pointer: UnsafeMutableRawPointer, offset: Int, of node: Node
    ) {
        if let type = type as? any InstalledProperty.Type {
            connect(type, at: pointer, offset: offset, of: node)
        } else {
            installFields(of: type, at: pointer, offset: offset, of: node)
        }
        pointer.assumingMemoryBound(to: type).pointee.update()
    }

    private mutating func connect<Property: InstalledProperty>(
        _ type: Property.Type, at pointer: UnsafeMutableRawPointer, offset: Int, of node: Node
    ) {
        pointer.assumingMemoryBound(to: type).pointee.install(in: node, kept: &kept[offset])
    }
}
