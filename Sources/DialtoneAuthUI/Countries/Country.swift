/// A country or territory that a phone number can be from.
public struct Country: Hashable, Sendable, Identifiable {
    /// The ISO 3166 code with two letters, for example `DE`.
    public let code: String

    /// The ISO 3166 code with three letters, for example `DEU`.
    let longCode: String

    /// The digits after the "+", for example `49`.
    public let callingCode: String

    /// Whether this is the main country of its calling code, as the United States are for 1.
    let isMain: Bool

    /// The prefix of numbers within the country, for example `0`; empty if there is none.
    let trunkPrefix: String

    /// The prefix of calls to other countries, besides `00`; empty if it is not plain digits.
    let exitCode: String

    /// The digits of a mobile number, without the calling code; empty if none is known.
    let example: String

    /// The possible lengths of numbers without the calling code.
    let lengths: [Int]

    /// A regular expression for the first digits, if another country has the same calling code.
    let leadingDigits: String

    /// Other names that people search for, in lower case.
    let otherNames: [String]

    /// The formats of numbers; only the main country of a calling code has any.
    let formats: [NumberFormat]

    /// The same as ``code``.
    public var id: String { code }

    /// The flag as an emoji.
    public var flag: String {
        // Regional indicators are in the order of the alphabet.
        code.unicodeScalars.reduce(into: "") { flag, letter in
            guard let indicator = Unicode.Scalar(letter.value + 0x1F1E6 - 0x41) else { return }
            flag.unicodeScalars.append(indicator)
        }
    }

    /// Compares the codes, which are unique.
    public static func == (one: Self, other: Self) -> Bool { one.code == other.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Country {
    /// The country to begin with if nothing else is known.
    static let unitedStates =
        CountryTable.byCode["US"]
        ?? Country(
            code: "US",
            longCode: "USA",
            callingCode: "1",
            isMain: true,
            trunkPrefix: "1",
            exitCode: "011",
            example: "2015550123",
            lengths: [10],
            leadingDigits: "",
            otherNames: [],
            formats: []
        )
}
