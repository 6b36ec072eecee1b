import Foundation

/// An affine transform taken apart into shift, scale, shear and turn, which is how Core Animation interpolates it.
struct TransformParts {
    var translation: (x: Double, y: Double)
    var scale: (x: Double, y: Double)
    var shear: Double
    var rotation: Double

    init(_ t: CGAffineTransform) {
        let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
        translation = (Double(t.tx), Double(t.ty))
        var width = (a * a + b * b).squareRoot()
        var angle = atan2(b, a)
        let determinant = a * d - b * c
        if determinant < 0, abs(angle) > .pi / 2 {
            // A mirror image in x: no turn, and a negative scale.
            width = -width
            angle = atan2(-b, -a)
        }
        rotation = angle
        scale = (width, width == 0 ? (c * c + d * d).squareRoot() : determinant / width)
        shear = width == 0 || scale.y == 0 ? 0 : (a * c + b * d) / (width * scale.y)
    }

    init(vector: AnimationVector) {
        translation = (vector[0], vector[1])
        scale = (vector[2], vector[3])
        shear = vector[4]
        rotation = vector[5]
    }

    var vector: AnimationVector {
        [translation.x, translation.y, scale.x, scale.y, shear, rotation, 0, 0]
    }

    var transform: CGAffineTransform {
        let (cosine, sine) = (cos(rotation), sin(rotation))
        return CGAffineTransform(
            a: CGFloat(cosine * scale.x), b: CGFloat(sine * scale.x),
            c: CGFloat(scale.y * (cosine * shear - sine)), d: CGFloat(scale.y * (sine * shear + cosine)),
            tx: CGFloat(translation.x), ty: CGFloat(translation.y))
    }

    /// The difference between two transforms, turning the short way.
    static func difference(_ from: AnimationVector, _ to: AnimationVector) -> AnimationVector {
        var difference = from - to
        difference[5] = remainder(difference[5], 2 * .pi)
        return difference
    }
}
