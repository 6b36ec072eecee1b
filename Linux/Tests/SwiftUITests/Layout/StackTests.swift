import Simulator
import SwiftUI
import Testing

/// How stacks share their room.
@MainActor @Suite("Stacks") struct StackTests {
    @Test func flexibleViewsShareEqually() throws {
        let board = Board {
            HStack(spacing: 10) {
                Color.red
                Color.blue
            }
        }
        #expect(try board.red == rect(0, 0, 45, 100))
        #expect(try board.blue == rect(55, 0, 45, 100))
    }

    @Test func theLeastFlexibleViewChoosesFirst() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 30)
                Color.green.frame(maxWidth: 10)
            }
        }
        #expect(try board.red == rect(0, 0, 60, 100))
        #expect(try board.blue == rect(60, 0, 30, 100))
        #expect(try board.green == rect(90, 0, 10, 100))
    }

    @Test func aLeastWidthIsKept() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(minWidth: 80)
            }
        }
        #expect(try board.red.width == 20)
        #expect(try board.blue.width == 80)
    }

    @Test func aHigherPriorityLeavesOthersTheirLeast() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.blue.layoutPriority(1)
            }
        }
        #expect(try board.red == rect(0, 0, 10, 100))
        #expect(try board.blue == rect(10, 0, 90, 100))
    }

    @Test func theSystemsGapIsEight() throws {
        let board = Board {
            VStack {
                Color.red
                Color.blue
            }
        }
        #expect(try board.red.height == 46)
        #expect(try board.blue.minY == 54)
    }

    @Test func aSpacerTakesWhatIsLeft() throws {
        let board = Board {
            HStack {
                Color.red.frame(width: 10)
                Spacer()
                Color.blue.frame(width: 20)
            }
        }
        #expect(try board.red.minX == 0)
        #expect(try board.blue.maxX == 100)
    }

    @Test func aSpacerKeepsItsLeastLength() throws {
        let board = Board {
            HStack(spacing: 0) {
                Color.red
                Spacer(minLength: 30).layoutPriority(-1)
                Color.blue
            }
        }
        #expect(try board.red.width == 35)
        #expect(try board.blue.minX == 65)
    }

    @Test func aSpacerMakesAStackAsLongAsTheRoomAndNoThicker() throws {
        let board = Board {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 20)
                    Spacer()
                }
                Color.blue
            }
        }
        #expect(try board.red == rect(0, 0, 10, 20))
        #expect(try board.blue == rect(0, 20, 100, 80))
    }

    @Test func viewsAreAlignedAcrossTheStack() throws {
        let board = Board {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        #expect(try board.red == rect(60, 40, 10, 10))
        #expect(try board.blue == rect(30, 50, 40, 10))
    }

    @Test func aGuideMovesAView() throws {
        let board = Board {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { $0.width / 2 }
                Color.blue.frame(width: 40, height: 10)
            }
        }
        #expect(try board.red.minX == board.blue.minX - 20)
        #expect(try board.red.minX == 20)
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test func aGuideOfTheAppGoesThroughStacks() throws {
        let third = VerticalAlignment(Third.self)
        let board = Board {
            HStack(alignment: third, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10).alignmentGuide(third) { $0[.bottom] }
                }
                Color.blue.frame(width: 10, height: 30)
            }
        }
        // The guide of the column is the lower end of its second view, 20; that of the other view is at 10.
        #expect(try board.blue.minY == board.red.minY + 10)
    }

    @Test func textsStandOnOneBaseline() throws {
        let board = Board(300) {
            HStack(alignment: .firstTextBaseline) {
                Text("big").font(.system(size: 40))
                Text("small").font(.system(size: 10))
                Color.red.frame(width: 10, height: 10)
            }
        }
        let (big, small) = (try board.frame("big"), try board.frame("small"))
        let baselines = (
            big.minY + UIFont.systemFont(ofSize: 40).ascender, small.minY + UIFont.systemFont(ofSize: 10).ascender
        )
        #expect(abs(baselines.0 - baselines.1) < 0.7)
        #expect(try abs(board.red.maxY - baselines.0) < 0.7)
    }

    @Test func aStackInAnotherIsOfferedItsShare() throws {
        let board = Board {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Color.green.frame(height: 10)
                }
                Color.blue.frame(width: 25)
            }
        }
        #expect(try board.red == rect(0, 0, 75, 90))
        #expect(try board.green == rect(0, 90, 75, 10))
    }

    @Test func viewsInFrontOfEachOtherShareAnAlignment() throws {
        let board = Board {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 40, height: 40)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(try board.red == rect(30, 30, 40, 40))
        #expect(try board.blue == rect(60, 60, 10, 10))
    }

    @Test func aHigherDepthComesToTheFront() throws {
        let board = Board {
            ZStack {
                Color.red.zIndex(1)
                Color.blue
            }
        }
        let views = board.phone.window.all { [.systemRed, .systemBlue].contains($0.backgroundColor) }
        #expect(views.map(\.backgroundColor) == [.systemBlue, .systemRed])
    }

    @Test func withoutAnOfferAllHaveTheirIdealSize() throws {
        let board = Board {
            VStack(spacing: 0) {
                Color.red.frame(idealHeight: 30)
                Color.blue.frame(idealHeight: 10)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(try board.red.height == 30)
        #expect(try board.blue.height == 10)
    }

    @Test func aRowRunsFromTheRightWhereTextDoes() throws {
        let board = Board(direction: .rightToLeft) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30)
                Color.blue.padding(.leading, 10)
            }
        }
        #expect(try board.red == rect(70, 0, 30, 100))
        #expect(try board.blue == rect(0, 0, 60, 100))
    }

    @Test func aPartMayRunTheOtherWay() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let board = Board(direction: direction) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20)
                    HStack(spacing: 0) {
                        Color.blue.frame(width: 20)
                        Color.green
                    }
                    .environment(\.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight)
                }
            }
            let isMirrored = direction == .rightToLeft
            #expect(try board.red.minX == (isMirrored ? 80 : 0))
            #expect(try board.blue.minX == (isMirrored ? 0 : 80))
            #expect(try board.green.minX == 20)
        }
    }

    @Test func edgesLieOnPixels() throws {
        let board = Board(100) {
            HStack(spacing: 0) {
                Color.red
                Color.blue
                Color.green
            }
        }
        for edge in try [board.red.maxX, board.blue.minX, board.blue.maxX, board.green.minX] {
            #expect(abs(edge * 3 - (edge * 3).rounded()) < 0.001)
        }
        #expect(try board.red.maxX == board.blue.minX)
        #expect(try board.green.maxX == 100)
    }
    @Test func aSpacerHasWhatTextLeaves() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: HStack(spacing: 0) {
                    Text("A title that needs more than half")
                    Spacer(minLength: 0)
                    Color.red.frame(width: 50, height: 20)
                }))
        let text = try #require(phone.accessibilityTree.flatMap(\.elements).first)
        #expect(text.frame.height < 25, "one line")
        #expect(text.frame.width > 393 / 2)
    }
}

extension UIView {
    /// All views below that fulfil a condition, in order.
    func all(where isWanted: (UIView) -> Bool) -> [UIView] {
        subviews.flatMap { (isWanted($0) ? [$0] : []) + $0.all(where: isWanted) }
    }
}
