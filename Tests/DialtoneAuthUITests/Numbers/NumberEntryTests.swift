import Testing

@testable import DialtoneAuthUI

struct NumberEntryTests {
    private func empty(in code: String) throws -> NumberEntry {
        NumberEntry(country: try #require(CountryTable.byCode[code]))
    }

    private func pasted(_ text: String, in code: String) throws -> NumberEntry {
        var entry = try empty(in: code)
        entry.type(text, countries: .everywhere)
        return entry
    }

    private func typed(_ text: String, in code: String) throws -> NumberEntry {
        try text.reduce(into: empty(in: code)) { entry, character in
            entry.type(entry.text + String(character), countries: .everywhere)
        }
    }

    private func expect(
        _ entry: NumberEntry,
        isIn country: String,
        _ number: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(entry.country.code == country, sourceLocation: location)
        #expect(entry.number == number, sourceLocation: location)
    }

    @Test(arguments: [
        ("US", "6505550100", "650-555-0100", "+16505550100"),
        ("US", "16505550100", "1 650-555-0100", "+16505550100"),
        ("GB", "07400123456", "07400 123456", "+447400123456"),
        ("DE", "015123456789", "01512 3456789", "+4915123456789"),
        ("IT", "0612345678", "06 1234 5678", "+390612345678"),
        ("RU", "89123456789", "8 912 345-67-89", "+79123456789"),
        ("IR", "09123456789", "0912 345 6789", "+989123456789"),
        ("IR", "۰۹۱۲۳۴۵۶۷۸۹", "0912 345 6789", "+989123456789"),
        ("CA", "5062345678", "506-234-5678", "+15062345678"),
    ])
    func `a number is grouped as it is typed`(
        code: String,
        text: String,
        shown: String,
        number: String
    ) throws {
        let entry = try typed(text, in: code)
        #expect(entry.text == shown)
        expect(entry, isIn: code, number)
    }

    @Test(arguments: [
        "+4915123456789", "+49 1512 3456789", "0049 1512/3456789", "＋４９ １５１２ ３４５６７８９",
        "+49 (0)1512 3456789", "011 49 1512 3456789", "٠٠٤٩١٥١٢٣٤٥٦٧٨٩", "۰۰۴۹ ۱۵۱۲ ۳۴۵۶۷۸۹",
        "\u{202A}+49 1512 3456789\u{202C}", "+४९ १५१२ ३४५६७८९",
    ])
    func `a pasted international number changes the country`(text: String) throws {
        expect(try pasted(text, in: "US"), isIn: "DE", "+4915123456789")
    }

    @Test(arguments: [
        ("+64 21 123 4567", "US", "NZ", "+64211234567"),
        ("0064 21 123 4567", "DE", "NZ", "+64211234567"),
        ("64 21 123 4567", "NZ", "NZ", "+64211234567"),
        ("+1 268 464 1234", "US", "AG", "+12684641234"),
        ("+1 506 234 5678", "CA", "CA", "+15062345678"),
        ("+1 506 234 5678", "DE", "US", "+15062345678"),
        ("+7 771 000 9998", "DE", "KZ", "+77710009998"),
        ("+383 43 201 234", "US", "XK", "+38343201234"),
    ])
    func `a number lands in its own country`(
        text: String,
        from: String,
        country: String,
        number: String
    ) throws {
        expect(try pasted(text, in: from), isIn: country, number)
    }

    @Test func `a deletion in the middle leaves the text alone`() throws {
        var entry = try typed("6505550100", in: "US")
        entry.type("65-555-0100", countries: .everywhere)
        #expect(entry.text == "65-555-0100")
    }

    @Test func `a deletion at the end groups the rest`() throws {
        var entry = try typed("6505550", in: "US")
        #expect(entry.text == "650-555-0")
        entry.type("650-555-", countries: .everywhere)
        #expect(entry.text == "650-555")
    }

    @Test func `a country outside of the list is not taken`() throws {
        let countries = try Countries(only: ["DE", "AT"])
        var entry = NumberEntry(country: countries.first)
        entry.type("+1 650 555 0100", countries: countries)
        #expect(entry.country == countries.first)
        #expect(entry.text == "+1 650 555 0100")
    }

    @Test func `a number for people has its calling code`() throws {
        #expect(try typed("015123456789", in: "DE").shownNumber == "+49 1512 3456789")
    }

    @Test(arguments: [("650555010", false), ("6505550100", true), ("65055501000", false)])
    func `a number is complete when it has a possible length`(
        text: String,
        isComplete: Bool
    ) throws {
        #expect(try typed(text, in: "US").isComplete == isComplete)
    }

    @Test func `a description contains no digits of the number`() throws {
        let entry = try typed("6505550100", in: "US")
        var dumped = ""
        dump(entry, to: &dumped)
        #expect(!"\(entry) \(dumped)".contains("555"))
    }
}
