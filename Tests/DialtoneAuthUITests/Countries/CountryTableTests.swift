import Testing

@testable import DialtoneAuthUI

struct CountryTableTests {
    @Test func `the table has every region of the numbering plan`() {
        #expect(CountryTable.all.count >= 245)
        #expect(Set(CountryTable.all.map(\.code)).count == CountryTable.all.count)
    }

    @Test func `every calling code has one main country`() {
        for (_, sharing) in CountryTable.byCallingCode {
            #expect(sharing.filter(\.isMain).count == 1)
        }
    }

    @Test(arguments: CountryTable.all.map(\.code))
    func `an example number is read back in its country`(code: String) throws {
        let country = try #require(CountryTable.byCode[code])
        guard !country.example.isEmpty else { return }
        var entry = NumberEntry(country: country)
        entry.type(country.exampleNumber, countries: .everywhere)
        #expect(entry.number == "+\(country.callingCode)\(country.example)")
        let written = WrittenNumber(entry.shownNumber, current: country)
        #expect(written?.country.callingCode == country.callingCode)
        #expect(written?.digits == country.example)
    }

    @Test func `a flag has the letters of the code`() {
        #expect(CountryTable.byCode["DE"]?.flag == "🇩🇪")
    }

    @Test func `a list has the countries of codes and of calling codes`() throws {
        let codes = try Countries(only: ["de", "+1"]).all.map(\.code)
        #expect(codes.contains("DE"))
        #expect(codes.contains("CA"))
        #expect(!codes.contains("FR"))
    }

    @Test func `a list without countries has all others`() throws {
        let countries = try Countries(except: ["+49"])
        #expect(countries["DE"] == nil)
        #expect(countries.all.count == CountryTable.all.count - 1)
    }

    @Test(arguments: ["XX", "+0", "Germany", ""])
    func `an unknown entry is refused`(entry: String) {
        #expect(throws: UnknownCountry(entry: entry)) { try Countries(only: [entry]) }
    }

    @Test func `an empty list is refused`() {
        #expect(throws: UnknownCountry(entry: "")) { try Countries(only: []) }
    }
}
