import PhoneNumbers
import Testing

@Suite struct PhoneNumberTests {
    @Test(arguments: [
        "+16505550100", "+1 650 555 0100", "+1 (650) 555-0100", "+1.650.555.0100",
        "+1-650-555-0100", " +1 650/555 0100 ", "(+1) 650 555 0100", "+ 1 650 555 0100",
        "+1\u{A0}650\u{2011}555\u{2013}0100", "\u{FF0B}\u{FF11}６５０５５５０１００",
        "+١٦٥٠٥٥٥٠١٠٠", "+1 [650] 555 0100", "+1 650 JKL-0100",
    ])
    func `one number in several notations is one identity`(text: String) throws {
        let number = try PhoneNumber(parsing: text)
        #expect(number == PhoneNumber(e164: "+16505550100"))
        #expect(number.e164 == "+16505550100")
    }

    @Test(arguments: [
        ("6505550100", "US", "+16505550100"), ("1 650 555 0100", "US", "+16505550100"),
        ("011 44 20 7946 0018", "US", "+442079460018"), ("001 650 555 0100", "GB", "+16505550100"),
        ("06 12 34 56 78", "FR", "+33612345678"), ("0033 6 12 34 56 78", "DE", "+33612345678"),
        ("+33 6 12 34 56 78", "US", "+33612345678"), ("02 1234 5678", "IT", "+390212345678"),
    ])
    func `a region completes a national number`(
        text: String,
        region: String,
        e164: String
    ) throws {
        #expect(try PhoneNumber(parsing: text, defaultRegion: region).e164 == e164)
    }

    @Test(arguments: [
        ("+44 (0)20 7946 0018", "+442079460018"), ("+33 (0)6 12345678", "+33612345678"),
    ])
    func `a trunk zero after the country calling code is dropped`(
        text: String,
        e164: String
    ) throws {
        #expect(try PhoneNumber(parsing: text).e164 == e164)
    }

    @Test(arguments: [
        ("+1 650 555 0199", "US"), ("+7 701 123 4567", "KZ"), ("+7 916 123 4567", "RU"),
        ("+44 7400 123456", "GB"), ("+44 7797 712345", "JE"), ("+44 7781 123456", "GG"),
        ("+44 1624 756789", "IM"), ("+39 06 698 12345", "VA"), ("+39 06 1234 5678", "IT"),
        ("+1 876 210 1234", "JM"), ("+358 18 12345", "AX"), ("+1 868 291 1234", "TT"),
    ])
    func `the region is an ISO region, not only a calling code`(
        text: String,
        region: String
    ) throws {
        #expect(try PhoneNumber(parsing: text).regionCode == region)
    }

    @Test(arguments: ["+881 6 1234 5678", "+800 1234 5678", "+870 773 111 632"])
    func `a number of no country has no region`(text: String) throws {
        let number = try PhoneNumber(parsing: text)
        #expect(number.regionCode == nil)
        #expect(number.callingCodeRegions.isEmpty)
        #expect(number.possibleRegionCodes.isEmpty)
    }

    @Test(arguments: ["+1 650 555 0100", "+1 876 210 1234", "+44 7797 712345"])
    func `an assigned number is in one region`(text: String) throws {
        let number = try PlannedNumber(parsing: text)
        #expect(number.possibleRegionCodes == [try #require(number.regionCode)])
        #expect(number.number.possibleRegionCodes == number.possibleRegionCodes)
    }

    @Test(arguments: [
        ("+1 555 555 5555", ["US", "CA", "JM", "DO", "PR"], 25),
        ("+1 268 555 0100", ["US", "AG"], 25), ("+44 7700 900123", ["GB", "GG", "IM", "JE"], 4),
        ("+49 1234 567890", ["DE"], 1),
    ])
    func `an unassigned number may be in every region of its calling code`(
        text: String,
        some: [String],
        count: Int
    ) throws {
        let number = try PlannedNumber(parsing: text)
        #expect(number.kind == .unknown)
        #expect(number.possibleRegionCodes.count == count)
        #expect(Set(number.possibleRegionCodes).isSuperset(of: some))
        #expect(Set(number.number.possibleRegionCodes) == Set(number.possibleRegionCodes))
        let e164 = number.number.e164
        let sharing = PhoneRegion.supported.filter { e164.hasPrefix("+\($0.callingCode)") }
        #expect(Set(number.possibleRegionCodes) == Set(sharing.map(\.code)))
    }

    @Test(arguments: [
        ("+1 650 555 0100", PhoneNumberKind.fixedLineOrMobile), ("+44 7400 123456", .mobile),
        ("+44 20 7946 0018", .fixedLine), ("+1 800 234 5678", .tollFree),
        ("+1 900 234 5678", .premiumRate), ("+49 180 5012345", .sharedCost),
        ("+44 56 1234 5678", .voIP), ("+44 70 1234 5678", .personal),
        ("+44 7640 123456", .pager), ("+44 55 1234 5678", .uan),
        ("+41 860 123 456 789", .voicemail),
    ])
    func `a number's kind is determined`(text: String, kind: PhoneNumberKind) throws {
        #expect(try PhoneNumber(parsing: text).kind == kind)
    }

    @Test func `the international format has groups`() {
        #expect(PhoneNumber(e164: "+16505550100").internationalFormat == "+1 650-555-0100")
    }

    @Test func `printing a number does not reveal it`() {
        let number = PhoneNumber(e164: "+16505550100")
        var dumped = ""
        dump([number], to: &dumped)
        #expect("\(number)" == "+1•••••00")
        for text in ["\([number])", String(reflecting: number), dumped] {
            #expect(!text.contains("650555"))
        }
    }

    @Test func `an invalid value causes no crash`() {
        for text in ["", "+", "nonsense", "\0", String(repeating: "+1", count: 50_000)] {
            let number = PhoneNumber(e164: text)
            #expect(number.regionCode == nil)
            #expect(number.kind == .unknown)
            #expect(number.internationalFormat == text)
        }
    }

    @Test func `concurrent tasks can parse numbers`() async throws {
        try await withThrowingTaskGroup(of: PhoneNumber.self) { group in
            for line in 0..<200 {
                group.addTask { try PhoneNumber(parsing: "+1 650 555 0\(100 + line % 100)") }
            }
            let numbers = try await group.reduce(into: Set<PhoneNumber>()) { $0.insert($1) }
            #expect(numbers.count == 100)
        }
    }

    @Test(arguments: [
        "+1 650 555 0199", "+44 7797 712345", "+7 701 123 4567", "+49 30 123456", "+1 800 253 0000",
        "+881 6 1234 5678", "+800 1234 5678", "+1 868 291 1234",
    ])
    func `a planned number gives the same answers as separate lookups`(text: String) throws {
        let planned = try PlannedNumber(parsing: text)
        let number = try PhoneNumber(parsing: text)
        #expect(planned.number == number)
        #expect(planned.regionCode == number.regionCode)
        #expect(planned.kind == number.kind)
    }
}
