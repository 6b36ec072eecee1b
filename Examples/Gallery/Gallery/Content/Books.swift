extension Entry {
    static let books = [
        Entry("A Field Guide to Waiting", "Petra Lindqvist", "Chapter 12 of 20", .rings, .moss),
        Entry("The Weather Upstairs", "Amadou Keïta", "Finished in March", .horizon, .sky),
        Entry("Letters to a Locksmith", "Rosalind Okafor", "Chapter 3 of 31", .quarters, .ink),
        Entry("How Bridges Think", "Jun Matsuda", "Sample", .bars, .clay),
        Entry("The Orchard Ledger", "Hélène Morau", "Chapter 1 of 18", .hills, .sun),
        Entry("Seven Kinds of Quiet", "Petra Lindqvist", "New", .moon, .night),
        Entry("Mapmaking for Beginners and Other Lies", "Ignacio Prats", "Chapter 8 of 24", .horizon, .clay),
        Entry("A Short History of Doors", "Miriam Adler", "Finished last year", .quarters, .rose),
        Entry("Tide Tables", "Amadou Keïta", "Chapter 22 of 40", .rings, .sea),
        Entry("The Understudy’s Umbrella", "Rosalind Okafor", "New", .bars, .plum),
        Entry("Small Engines", "Jun Matsuda", "Chapter 5 of 12", .hills, .dusk),
    ]
}
