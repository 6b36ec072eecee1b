import Testing

@testable import UIKit

@MainActor
struct CanvasTests {
    private let red = RGBA(red: 1, green: 0, blue: 0)

    private func picture(_ size: CGFloat = 20, scale: CGFloat = 1, _ paint: (Canvas) -> Void) throws -> Bitmap {
        let canvas = Canvas()
        paint(canvas)
        return try #require(canvas.finish()).bitmap(size: CGSize(width: size, height: size), scale: scale)
    }

    @Test func nothingPaintedIsNoNode() {
        let canvas = Canvas()
        canvas.fill(CGRect(x: 0, y: 0, width: 0, height: 10), red)
        canvas.fill(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), red)
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity), red)
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
        #expect(canvas.finish() == nil)
    }

    @Test func fillsAreExactToThePixel() throws {
        let bitmap = try picture { $0.fill(CGRect(x: 5, y: 6, width: 10, height: 8), red) }
        #expect(bitmap[5, 6] == (255, 0, 0, 255))
        #expect(bitmap[14, 13] == (255, 0, 0, 255))
        #expect(bitmap[4, 6].a == 0 && bitmap[15, 6].a == 0 && bitmap[5, 14].a == 0)
        #expect(bitmap[-1, 3].a == 0)
    }

    @Test func scaleMakesMorePixels() throws {
        let bitmap = try picture(10, scale: 3) { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), red) }
        #expect(bitmap.width == 30 && bitmap.height == 30)
        #expect(bitmap[14, 14].a == 255 && bitmap[15, 15].a == 0)
    }

    @Test func cornersAreRoundOneByOne() throws {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let bitmap = try picture {
            $0.fill(rect, radii: CornerRadii(8, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner]), red)
        }
        #expect(bitmap[0, 0].a == 0 && bitmap[19, 19].a == 0)
        #expect(bitmap[19, 0].a == 255 && bitmap[0, 19].a == 255 && bitmap[10, 10].a == 255)
        let circle = try picture { $0.fill(rect, radius: 100, red) }
        #expect(circle[0, 0].a == 0 && circle[10, 0].a > 200)
    }

    @Test func stateIsPushedAndPopped() throws {
        let all = CGRect(x: 0, y: 0, width: 20, height: 20)
        let bitmap = try picture { canvas in
            canvas.pushClip(CGRect(x: 0, y: 0, width: 10, height: 20))
            canvas.pushOpacity(0.5)
            canvas.fill(all, red)
            canvas.pop()
            canvas.pop()
            canvas.pushTransform(CGAffineTransform(translationX: 12, y: 0))
            canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
            canvas.pop()
        }
        #expect(abs(Int(bitmap[5, 5].a) - 128) <= 1)
        #expect(bitmap[11, 5].a == 0)
        #expect(bitmap[13, 2] == (0, 0, 0, 255))
    }

    @Test func transformsOfAllKindsAreDrawn() throws {
        func paint(_ transform: CGAffineTransform) throws -> Bitmap {
            try picture { canvas in
                canvas.pushTransform(CGAffineTransform(translationX: 10, y: 10))
                canvas.pushTransform(transform)
                canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 4), .black)
                canvas.pop()
                canvas.pop()
            }
        }
        let turned = try paint(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned[7, 15] == (0, 0, 0, 255))
        #expect(turned[15, 12].a == 0)
        let mirrored = try paint(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored[3, 12] == (0, 0, 0, 255))
        let skewed = try paint(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        #expect(skewed[19, 13] == (0, 0, 0, 255))
        #expect(skewed[10, 13].a < 128)
        let canvas = Canvas()
        canvas.pushTransform(CGAffineTransform(scaleX: 0, y: 1))
        canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 4), .black)
        canvas.pop()
        #expect(canvas.finish().map { $0.bitmap(size: CGSize(width: 9, height: 9), scale: 1)[0, 0].a } ?? 0 == 0)
        #expect(try paint(CGAffineTransform(scaleX: .nan, y: 1)) == paint(.identity))
    }

    @Test func gradientsAndBordersAndShadows() throws {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let gradient = try picture {
            $0.gradient(rect, from: .zero, to: CGPoint(x: 20, y: 0), stops: [(0, .black), (1, .white)])
        }
        #expect(gradient[0, 5].r < 10 && gradient[19, 5].r > 245)
        let border = try picture { $0.border(rect, width: 2, red) }
        #expect(border[0, 0].a == 255 && border[1, 10].a == 255 && border[2, 10].a == 0)
        let shadow = try picture {
            $0.shadow(
                of: CGRect(x: 6, y: 6, width: 8, height: 8), color: .black, offset: CGSize(width: 0, height: 3), blur: 0
            )
        }
        #expect(shadow[10, 15].a == 255 && shadow[10, 10].a == 0 && shadow[10, 3].a == 0)
    }

    @Test func nodesAreDrawnAgain() throws {
        let part = Canvas()
        part.fill(CGRect(x: 0, y: 0, width: 4, height: 4), red)
        let node = try #require(part.finish())
        #expect(node.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
        let bitmap = try picture { canvas in
            canvas.append(node)
            canvas.pushTransform(CGAffineTransform(translationX: 10, y: 10))
            canvas.append(node)
            canvas.pop()
        }
        #expect(bitmap[2, 2].a == 255 && bitmap[12, 12].a == 255 && bitmap[7, 7].a == 0)
    }

    @Test func picturesSurvivePNG() throws {
        let bitmap = try picture { $0.fill(CGRect(x: 3, y: 3, width: 9, height: 9), RGBA(hex: 0x12AB56)) }
        let again = try #require(Bitmap(data: bitmap.pngData))
        #expect(again == bitmap)
        #expect(again[4, 4] == (0x12, 0xAB, 0x56, 255))
        #expect(bitmap.pngData == bitmap.pngData)
        #expect(Bitmap(data: Data([1, 2, 3])) == nil)
    }

    @Test func emptyPicturesHaveNoPixels() throws {
        let canvas = Canvas()
        canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), red)
        let node = try #require(canvas.finish())
        #expect(node.bitmap(size: .zero, scale: 2).width == 0)
    }
}
