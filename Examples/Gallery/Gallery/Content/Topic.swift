/// A topic of the news screen: the title of a tab.
struct Topic: Hashable {
    var name: String
    var headlines: [String]

    private init(_ name: String, _ headlines: String...) {
        self.name = name
        self.headlines = headlines
    }

    static let all = [
        Topic(
            "For You", "The ferry that learned to wait", "Why your kitchen clock is right twice",
            "A quiet street, explained"
        ),
        Topic(
            "World", "Eleven towns agree on one river", "Border post becomes a library",
            "The vote that took nine minutes"
        ),
        Topic(
            "Local", "Tram line 6 returns after 40 years", "Market hall opens its roof", "Council buys back the lido"
        ),
        Topic(
            "Politics", "Coalition talks move to a boat", "Young mayor, old desk", "The minister who answers letters"
        ),
        Topic(
            "Business", "A bakery goes public, slowly", "Four-day week: year two", "What repair shops know about growth"
        ),
        Topic("Markets", "Copper rests after a long climb", "The patience premium", "Small bonds, large questions"),
        Topic(
            "Technology", "Batteries made of salt reach the shelf", "The browser with one button",
            "A chip that forgets on purpose"
        ),
        Topic(
            "Science", "Deep lake, older than its valley", "Moths navigate by starlight, again",
            "A cleaner way to make glass"
        ),
        Topic("Climate", "The peat comes back", "Roofs that drink the rain", "Counting trees from orbit"),
        Topic("Health", "What a nap is for", "Clinics on wheels, five years on", "The case for boring exercise"),
        Topic("Sport", "Underdogs by the width of a post", "A marathon run twice", "The referee who smiles"),
        Topic("Football", "Late goal, later train", "Second division, first love", "The pitch under the motorway"),
        Topic("Cycling", "Into the wind for 212 km", "A climb with no summit", "Steel frames are back"),
        Topic(
            "Culture", "The museum of unfinished things", "An opera for eight voices and rain", "Who owns a folk song?"
        ),
        Topic("Books", "Novels in the waiting room", "A translator’s last footnote", "Short stories, long shelf life"),
        Topic("Film & TV", "One take, ninety minutes", "The extras’ strike, remembered", "Slow television speeds up"),
        Topic("Music", "A choir without a conductor", "Vinyl plant hires again", "The summer’s quietest hit"),
        Topic("Food", "Bread in the time of blackouts", "The soup that crossed a sea", "In praise of the second pot"),
        Topic("Travel", "Night trains, with breakfast", "Nine islands, one ticket", "A city best seen backwards"),
        Topic("Style", "Coats that last a life", "The return of the pocket", "Colour of the year: unsure"),
        Topic("Opinion", "Let the lawn be", "Meetings should have exits", "Against the infinite scroll"),
        Topic("Puzzles", "Crossword 4,102", "The nine-dot problem has a tenth", "Sudoku for commuters"),
        Topic("Weather", "Mild, then honest", "Fog maps for cyclists", "Where the storm went"),
        Topic(
            "Obituaries", "She drew the city’s first bus map", "The man who tuned the bells",
            "A gardener of roundabouts"
        ),
    ]
}
