extension Entry {
    static let films = [
        Entry("The Cartographer’s Daughter", "2023", "Drama, 1 h 52 min", .hills, .clay),
        Entry("Nine Stops to Midnight", "2021", "Thriller, 1 h 38 min", .bars, .night),
        Entry("Orbit of a Small Moon", "2024", "Science fiction, 2 h 11 min", .moon, .ink),
        Entry("Salt Road", "2019", "Adventure, 2 h 4 min", .horizon, .sun),
        Entry("Everyone’s Aunt Lucia", "2022", "Comedy, 1 h 35 min", .quarters, .rose),
        Entry("Under the Glass Sea", "2020", "Documentary, 1 h 24 min", .rings, .sea),
        Entry("The Last Tram Home", "2018", "Drama, 1 h 41 min", .horizon, .night),
        Entry("Two Left Gloves", "2024", "Comedy, 1 h 29 min", .rings, .plum),
        Entry("Winterkeeper", "2017", "Mystery, 1 h 58 min", .moon, .sky),
        Entry("Thirty Kites", "2023", "Family, 1 h 33 min", .hills, .moss),
    ]
}
