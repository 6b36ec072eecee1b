/// What sort of type it is. The first word of a type's metadata says so.
enum TypeKind: Int {
    case structure = 0x200
    case tuple = 0x301
    case function = 0x302

    init?(_ type: Any.Type) {
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
    }
}

/// What the runtime says about a stored property, besides its type.
struct ChildTraits {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

// The functions of the language's runtime behind `Mirror`, which would copy every value that it looks at.

@_silgen_name("swift_reflectionMirror_recursiveCount")
func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func childType(_ type: Any.Type, index: Int, traits: UnsafeMutablePointer<ChildTraits>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func childOffset(_ type: Any.Type, index: Int) -> Int
