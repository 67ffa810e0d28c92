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
    func `what is not a number is malformed`(text: String) {
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
    func `without a country there is no number`(text: String) {
        #expect(throws: InvalidPhoneNumber.missingCountry) { try PhoneNumber(parsing: text) }
    }

    @Test(arguments: ["XX", "", "us", "001", "ZZ", "a\u{0}b"])
    func `a region that does not exist gives no country`(region: String) {
        #expect(throws: InvalidPhoneNumber.missingCountry) {
            try PhoneNumber(parsing: "6505550100", defaultRegion: region)
        }
    }

    @Test(arguments: ["+0650555010", "+999 123 4567", "+210 123 4567", "+0016505550100"])
    func `a calling code that no country has is refused`(text: String) {
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

    @Test(arguments: ["+1 111 111 1111", "+1 650 055 0100", "+44 7700 900123"])
    func `a number that no one can have is impossible`(text: String) {
        #expect(throws: InvalidPhoneNumber.impossible) { try PhoneNumber(parsing: text) }
    }
}
