extension Entry {
    static let albums = [
        Entry("Low Tide, High Windows", "Marlo & the Ferrymen", .horizon, .dusk),
        Entry("Paper Lanterns", "Ines Halvorsen", .rings, .clay),
        Entry("Eleven Small Rooms", "Quiet Cartography", .quarters, .sea),
        Entry("Night Bus to the Coast", "The Second Umbrella", .moon, .night),
        Entry("Meadow Arithmetic", "Oda Brandt Quartet", .hills, .moss),
        Entry("Static, Gently", "Radio Orchard", .bars, .plum),
        Entry("What the Lighthouse Said", "Tomás Vela", .horizon, .sky),
        Entry("Borrowed Bicycles", "Sunday Mechanics", .rings, .sun),
        Entry("A Shorter Winter", "Ines Halvorsen", .quarters, .ink),
        Entry("Salt and Vinyl", "Harbour Street Seven", .bars, .rose),
        Entry("Slow Elevator", "Quiet Cartography", .moon, .plum),
        Entry("Field Notes in G", "Oda Brandt Quartet", .hills, .clay),
        Entry("Postcards, Unsent", "Marlo & the Ferrymen", .quarters, .dusk),
        Entry("Fifth Floor, No Lights", "Radio Orchard", .rings, .night),
        Entry("Lemon Season", "Tomás Vela", .horizon, .sun),
        Entry("The Kettle and the Kite", "Sunday Mechanics", .bars, .moss),
    ]
}
