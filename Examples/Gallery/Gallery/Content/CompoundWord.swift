/// A long word, taken apart.
struct CompoundWord: Hashable {
    var word: String
    var parts: String
    var meaning: String

    static let all = [
        CompoundWord(
            word: "Donaudampfschifffahrt", parts: "Donau · dampf · schiff · fahrt",
            meaning:
                "Travel by steamship on the Danube. The triple f is correct since the reform of 1996, and the word is "
                + "still the first that everyone tries in a tab."),
        CompoundWord(
            word: "Amt", parts: "Amt",
            meaning: "An office, public or held. Three letters, so that something is short here."),
        CompoundWord(
            word: "Straßenverkehrsordnung", parts: "Straßen · verkehrs · ordnung",
            meaning:
                "The rules of the road. The s between the parts belongs to neither of them; it only holds them together."
        ),
        CompoundWord(
            word: "Fernweh", parts: "Fern · weh",
            meaning: "The ache for distant places: homesickness, turned around."),
        CompoundWord(
            word: "Geschwindigkeitsbegrenzung", parts: "Geschwindigkeits · begrenzung",
            meaning: "A speed limit. On a road sign it is always a number, for good reason."),
        CompoundWord(word: "Ei", parts: "Ei", meaning: "An egg. The least that a tab can be asked to hold."),
    ]
}
