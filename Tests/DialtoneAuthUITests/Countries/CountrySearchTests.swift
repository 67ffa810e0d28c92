import Testing

@testable import DialtoneAuthUI

struct CountrySearchTests {
    private static let english = CountrySearch(.everywhere, languages: ["en"])
    private static let persian = CountrySearch(.everywhere, languages: ["fa"])

    @Test(arguments: [
        ("uk", "GB"), ("usa", "US"), ("uae", "AE"), ("england", "GB"), ("holland", "NL"),
        ("burma", "MM"), ("ivory coast", "CI"), ("swaziland", "SZ"), ("deu", "DE"),
        ("germany", "DE"), ("deutschland", "DE"), ("germ", "DE"), ("GERMANY", "DE"),
        ("reunion", "RE"), ("Réunion", "RE"), ("+1", "US"), ("1", "US"), ("44", "GB"),
        ("0049", "DE"), ("+383", "XK"), ("٤٩", "DE"), ("st lucia", "LC"), ("espana", "ES"),
        ("turkey", "TR"), ("america", "US"), ("drc", "CD"), ("trinidad & tobago", "TT"),
    ])
    func `the likeliest country comes first`(query: String, code: String) {
        #expect(Self.english.countries(matching: query).first?.code == code)
    }

    @Test(arguments: [("آلمان", "DE"), ("germany", "DE"), ("ایران", "IR"), ("۹۸", "IR")])
    func `names are found in the user's language and in English`(query: String, code: String) {
        #expect(Self.persian.countries(matching: query).first?.code == code)
    }

    @Test func `nothing matches a text that is no country`() {
        #expect(Self.english.countries(matching: "qqqq").isEmpty)
    }

    @Test func `an empty search returns all countries by name`() {
        let found = Self.english.countries(matching: " ")
        #expect(found.count == CountryTable.all.count)
        #expect(found.first?.code == "AF")
    }

    @Test func `a search has only the countries of its list`() throws {
        let search = CountrySearch(try Countries(only: ["DE", "AT"]), languages: ["de"])
        #expect(search.countries(matching: "").map(\.code) == ["DE", "AT"])
        #expect(search.countries(matching: "usa").isEmpty)
    }
}
