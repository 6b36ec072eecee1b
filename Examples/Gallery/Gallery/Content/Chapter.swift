/// A chapter of the reader's book.
struct Chapter: Hashable {
    var name: String
    var title: String
    var paragraphs: [String]

    private init(_ name: String, _ title: String, _ paragraphs: Int...) {
        self.name = name
        self.title = title
        self.paragraphs = paragraphs.map { Self.prose[$0] }
    }

    static let all = [
        Chapter("One", "The Harbour Office", 0, 1, 2, 3, 4, 5),
        Chapter("Two", "A Boat Without a Name", 3, 6, 1, 7, 2),
        Chapter("Three", "The Man Who Counted Gulls", 5, 4, 0, 6, 7, 1),
        Chapter("Four", "Low Water", 7, 2, 3, 5, 0),
        Chapter("Five", "What Was in the Crate", 6, 0, 4, 1, 3),
        Chapter("Six", "An Answer by Post", 2, 5, 7, 6, 4, 0),
        Chapter("Afterword", "Afterword", 4, 7, 1),
    ]

    private static let prose = [
        "The harbour office had one window, and the window had one view, and Edda Rask had looked at it every working day for "
            + "nineteen years. She knew the order in which the lamps went out. She knew which of the boats would be late, and, "
            + "what was more useful, which of them would lie about it.",
        "On the morning this story begins she was not looking. She was reading a letter, slowly, with a ruler under each line, "
            + "the way her father had taught her to read contracts. It was not a contract. It was four sentences long and had no "
            + "signature, and she had read it eleven times.",
        "“You have made a mistake,” said the clerk from the customs side, who never knocked. He put a wet umbrella in the corner "
            + "where it would drip on the ledgers. “There is a boat at the fourth mooring, and according to you there is no fourth "
            + "mooring.”",
        "She went to see for herself. The rain had the fine, patient quality of rain that has nowhere else to be. At the end of "
            + "the quay, past the last bollard and the sign that said nothing was past the last bollard, a small green boat was "
            + "moving up and down, tied neatly to a ring in the wall. The ring was old. It had been painted many times.",
        "There are two ways to be wrong about a thing, her father used to say. You can believe what isn’t so, or you can fail to "
            + "ask. The first is a mistake, and it can be mended before lunch. The second takes years.",
        "By noon half the town had walked out to look, and had opinions. The baker thought it was a prank. The schoolteacher "
            + "measured it with her steps and wrote the number on her hand. Only old Isak, who was ninety and counted gulls for "
            + "the institute, stood well back from the edge with his hat in his hands.",
        "“It was here before,” he said, when the others had gone to eat. “Not this one. One like it. You were too small to see "
            + "over the wall, and your father lifted you up, and then he put you down again and told me to write that the mooring "
            + "was empty. So I wrote that. I have been writing it ever since.”",
        "She could have gone home then. The office closed at five, and nothing in the regulations obliged her to be curious after "
            + "that hour. But the letter was still in her coat, and it had begun, as paper does in the rain, to let the other side "
            + "show through.",
    ]
}
