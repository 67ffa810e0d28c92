/// A phone number that the user is typing.
public struct NumberEntry: Hashable, Sendable {
    /// The country, whose calling code is shown before the field.
    public internal(set) var country: Country

    /// The text of the field.
    public internal(set) var text: String

    /// Whether the number becomes a second factor.
    public internal(set) var isForSecondFactor = false

    /// Whether the app set the number, and the user cannot change it.
    public internal(set) var isFixed = false

    init(country: Country, text: String = "") {
        self.country = country
        self.text = text
    }

    /// The digits of the field in ASCII.
    public var digits: String { Digits.ascii(in: text) }

    /// The number in E.164 form, for example `+16505550100`.
    public var number: String { "+\(country.callingCode)\(country.nationalNumber(digits))" }

    /// The number for display, for example `+1 650-555-0100`.
    public var shownNumber: String {
        "+\(country.callingCode) \(country.group(country.nationalNumber(digits)))"
    }

    /// Whether the number has a possible length, so that it can be shown with its calling code.
    public var isComplete: Bool { country.lengths.contains(country.nationalNumber(digits).count) }

    /// Takes the text of the field after a change.
    ///
    /// It is formatted if the user typed or deleted at its end; in the middle, the cursor would
    /// jump. A number with its calling code changes the country, if it is one of `countries`.
    mutating func type(_ newText: String, countries: Countries) {
        let before = digits
        let newText = newText.filter { !$0.isDirectionMark }
        if let written = WrittenNumber(newText, current: country) {
            guard countries.contains(written.country) else { return text = newText }
            country = written.country
            text = country.group(written.digits)
            return
        }
        text = newText
        let isAtEnd = digits.hasPrefix(before) || before.hasPrefix(digits)
        let isPartialPrefix = digits == "0" || digits == "00"
        if isAtEnd, !isPartialPrefix, isNumber { text = country.group(digits) }
    }

    /// Changes the country, and groups the digits as it does.
    mutating func choose(_ newCountry: Country) {
        country = newCountry
        if !digits.isEmpty, isNumber { text = country.group(digits) }
    }

    /// Whether the text has only characters that numbers are written with.
    var isNumber: Bool {
        text.allSatisfy { Digits.value($0) != nil || $0.isWhitespace || "().-/‐‑–".contains($0) }
    }
}

extension NumberEntry: CustomStringConvertible, CustomReflectable {
    /// The country only, to keep the number out of logs.
    public var description: String { "NumberEntry(\(country.code))" }

    /// Empty, to keep the number out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Character {
    /// Contacts in right-to-left languages have such marks around numbers.
    fileprivate var isDirectionMark: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}
