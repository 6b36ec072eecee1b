// Apple's UIKit brings Foundation with it; files that import only UIKit count on that.
@_exported import Foundation
