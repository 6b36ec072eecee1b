import Testing

@testable import UIKit

/// A background is not painted where opaque subviews cover it, and nobody can see that.
@MainActor
@Suite struct OcclusionTests {
    /// ```
    ///   ┌────────────┐ 0
    ///   │   row 0    │          the edges fall between pixels,
    ///   ├────────────┤ 33.4     at any of these scales
    ///   │   row 1    │
    ///   ├────────────┤ 66.7
    ///   │   row 2    │
    ///   └────────────┘ 100
    /// ```
    @Test(arguments: [CGFloat(1), 1.5, 2, 3])
    func noSeamShowsBetweenTiles(scale: CGFloat) throws {
        for isRows in [true, false] {
            let stage = Stage.plain()
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            container.backgroundColor = .white
            for (start, end) in [(0, 33.4), (33.4, 66.7), (66.7, 100)] {
                let frame = CGRect(x: 0, y: start, width: 100, height: end - start)
                let tile = UIView(frame: isRows ? frame : CGRect(x: start, y: 0, width: end - start, height: 100))
                tile.backgroundColor = .white
                container.addSubview(tile)
            }
            stage.add(container)
            let node = try #require(stage.runtime.render())
            let bitmap = node.bitmap(size: container.bounds.size, scale: scale)
            let dark = (1..<Int(99 * scale)).filter { place in
                let pixel = isRows ? bitmap[Int(50 * scale), place] : bitmap[place, Int(50 * scale)]
                return pixel.a < 255
            }
            #expect(dark.isEmpty, "at \(dark) something behind shows through")
        }
    }

    /// Pages in a scroll view in a container: the seam between two pages lies in a view that is itself no tile.
    @Test func noSeamShowsBetweenTilesFurtherIn() throws {
        let stage = Stage.plain()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.backgroundColor = .white
        let middle = UIView(frame: container.bounds)
        container.addSubview(middle)
        for (start, end) in [(0, 33.4), (33.4, 100)] {
            let page = UIView(frame: CGRect(x: start, y: 0, width: end - start, height: 100))
            page.backgroundColor = .white
            middle.addSubview(page)
        }
        stage.add(container)
        let bitmap = try #require(stage.runtime.render()).bitmap(size: container.bounds.size, scale: 1.5)
        #expect((1..<148).allSatisfy { bitmap[$0, 75].a == 255 })
    }

    @Test func aHiddenOrTranslucentTileCoversNothing() throws {
        for change in [{ $0.isHidden = true }, { $0.alpha = 0.5 }, { $0.layer.cornerRadius = 10 }] as [(UIView) -> Void]
        {
            let stage = Stage.plain()
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            container.backgroundColor = .blue
            let tile = UIView(frame: container.bounds)
            tile.backgroundColor = .blue
            container.addSubview(tile)
            stage.add(container)
            _ = stage.runtime.render()
            change(tile)
            let bitmap = try #require(stage.runtime.render()).bitmap(size: container.bounds.size, scale: 1)
            #expect(bitmap[50, 50].a == 255)
            #expect(bitmap[1, 1].a == 255)
        }
    }
}
