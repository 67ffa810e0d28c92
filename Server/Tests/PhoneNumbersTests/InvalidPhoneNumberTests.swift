import PhoneNumbers
import Testing

@Suite struct InvalidPhoneNumberTests {
    @Test(arguments: [
        "+16505550100x9", "+1 650 555 0100 ext. 9", "+1 650 555 0100;ext=9", "+16505550100#9",
        "+16505550100,9", "+1 650 555 0100 extension 9",
    ])
    func `an extension is refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.hasExtension) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: [
        "", " ", "+", "()", "hello", "call +16505550100", "tel:+16505550100", "++16505550100",
        "+1+6505550100", "1+6505550100", "+1650555010a0", "+1 650 555 0100 x", "+16505550100;",
        "+16505550100;phone-context=+44", "+16505550100*", "+1650555010O€",
    ])
    func `text that is not a number is malformed`(text: String) {
        #expect(throws: InvalidPhoneNumber.malformed) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: [
        "+1650555\u{0}0100", "\u{0}+16505550100", "+16505550100\u{0}", "+16505550100\n",
        "\u{200F}+16505550100", "+1650\u{202E}5550100", "+1650\u{200B}5550100",
        "\u{FEFF}+16505550100",
        "\u{207A}16505550100", "\u{FE62}16505550100", "\u{2795}16505550100", "\u{02D6}16505550100",
        "+1650555\u{7F}0100", "+1650555\u{1B}[0m0100", "+1650555010\u{2460}", "+1650555АВСД",
    ])
    func `hidden characters and look-alikes are refused, whatever the region`(text: String) {
        #expect(throws: InvalidPhoneNumber.malformed) { try PhoneNumber(parsing: text) }
        #expect(throws: InvalidPhoneNumber.malformed) {
            try PhoneNumber(parsing: text, defaultRegion: "US")
        }
    }

    @Test(arguments: ["16505550100", "6505550100", "0044 20 7946 0018", "1-800-FLOWERS"])
    func `a national number without a region is refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.missingCountry) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: ["XX", "", "us", "001", "ZZ", "a\u{0}b"])
    func `an unknown region does not supply a country`(region: String) {
        #expect(throws: InvalidPhoneNumber.missingCountry) {
            try PhoneNumber(parsing: "6505550100", defaultRegion: region)
        }
    }

    @Test(arguments: ["+0650555010", "+999 123 4567", "+210 123 4567", "+0016505550100"])
    func `an unassigned calling code is refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.unknownCountry) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: ["+1650", "+1 555 0100", "+44 20 7946", "+49 1"])
    func `too few digits are refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.tooShort) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: ["+1", "+", "1", "+7"])
    func `a single digit is refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.self) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: [
        "+1234567890123456", "+16505550100222", "+1 650 555 0100 6505550101",
        "+49 30 12345678901234", String(repeating: "1", count: 300),
        "+1" + String(repeating: "6", count: 1_000_000),
    ])
    func `too many digits are refused`(text: String) {
        #expect(throws: InvalidPhoneNumber.tooLong) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: ["+44 5 1234 567", "+33 6 12 34 56", "+33 6 1234 56789 0"])
    func `a length that the plan does not allow is refused as possible and as valid`(text: String) {
        #expect(throws: InvalidPhoneNumber.self) { try PhoneNumber(parsing: text) }
        #expect(throws: InvalidPhoneNumber.self) { try PhoneNumber(parsing: text, as: .valid) }
    }

    @Test(arguments: [
        ("+1 555 555 5555", "US"), ("+1 555 123 4567", "US"), ("+1 555 555 0100", "US"),
        ("+1 123 456 7890", "US"), ("+1 111 111 1111", "US"), ("+1 000 000 0000", "US"),
        ("+49 1234 567890", "DE"), ("+44 7700 900123", "GB"), ("+1 650 055 0100", "US"),
    ])
    func `a reserved example number is possible but not valid`(text: String, region: String) throws
    {
        let planned = try PlannedNumber(parsing: text)
        #expect(planned.number.e164 == text.filter { $0 != " " })
        #expect(planned.kind == .unknown)
        #expect(planned.regionCode == region)
        #expect(planned.number.regionCode == region)
        #expect(planned.number.kind == .unknown)
        let example = PhoneRegion.supported.first { $0.code == region }?.exampleMobileNumber?.e164
        #expect(example != nil)
        let refusal = InvalidPhoneNumber.unassigned(example: example)
        #expect(throws: refusal) { try PhoneNumber(parsing: text, as: .valid) }
        #expect(throws: refusal) { try planned.check(as: .valid) }
    }

    @Test(arguments: ["+49 00 1234 567890", "+49 000 123456789", "+33 0 0 612345678"])
    func `an accepted number is unchanged when parsed again`(text: String) {
        if let number = try? PhoneNumber(parsing: text) {
            #expect((try? PhoneNumber(parsing: number.e164)) == number)
        }
    }

    @Test func `in every region an accepted number is unchanged when parsed again`() throws {
        for region in PhoneRegion.supported {
            guard let example = region.exampleMobileNumber?.e164 else { continue }
            let code = "+\(region.callingCode)"
            let national = example.dropFirst(code.count)
            for variant in ["\(national)", "0\(national)", "00\(national)", "1\(national)"] {
                for text in [variant, String(repeating: "0", count: 1) + variant.dropLast()] {
                    guard let number = try? PhoneNumber(parsing: code + text) else { continue }
                    #expect(try PhoneNumber(parsing: number.e164) == number)
                    #expect(number.e164.count <= 16)
                }
            }
        }
    }

    @Test(arguments: [
        (InvalidPhoneNumber.missingCountry, "no country calling code"), (.tooShort, "too short"),
        (.unassigned(example: "+447400123456"), "such as +447400123456"),
    ])
    func `a refusal states the problem and gives an example`(
        refusal: InvalidPhoneNumber,
        words: String
    ) {
        #expect("\(refusal)".contains(words))
        #expect("\(refusal)".contains("+"))
    }
}
