/// The countries that a sign-in offers.
///
/// The server decides which numbers get messages. The list only keeps users from entering others.
public struct Countries: Hashable, Sendable {
    /// The countries, ordered by code; never empty.
    public let all: [Country]

    /// All countries of the numbering plan.
    public static let everywhere = Countries(all: CountryTable.all)

    private init(all: [Country]) {
        self.all = all
    }

    /// Creates a list of only these countries.
    ///
    /// An entry is an ISO 3166 code, for example `DE`, or a calling code, for example `+49`.
    ///
    /// - Throws: ``UnknownCountry`` if an entry is neither, or if there is none.
    public init(only entries: [String]) throws(UnknownCountry) {
        let codes = try Self.codes(entries)
        guard !codes.isEmpty else { throw UnknownCountry(entry: "") }
        all = CountryTable.all.filter { codes.contains($0.code) }
    }

    /// Creates a list of all countries except these.
    ///
    /// - Throws: ``UnknownCountry`` if an entry is no country, or if no country is left.
    public init(except entries: [String]) throws(UnknownCountry) {
        let codes = try Self.codes(entries)
        all = CountryTable.all.filter { !codes.contains($0.code) }
        guard !all.isEmpty else { throw UnknownCountry(entry: "") }
    }

    /// Returns the countries of the list that fit; `nil` if none does.
    func filtered(_ fits: (Country) -> Bool) -> Countries? {
        let found = all.filter(fits)
        return found.isEmpty ? nil : Countries(all: found)
    }

    /// The first country; the list is never empty, but the compiler cannot know.
    var first: Country { all.first ?? .unitedStates }

    /// Returns whether the list contains a country.
    public func contains(_ country: Country) -> Bool {
        all.contains(country)
    }

    /// Returns the country with an ISO 3166 code in upper case; `nil` if the list does not contain
    /// it.
    public subscript(code: String) -> Country? {
        CountryTable.byCode[code].flatMap { contains($0) ? $0 : nil }
    }

    private static func codes(_ entries: [String]) throws(UnknownCountry) -> Set<String> {
        var codes: Set<String> = []
        for entry in entries {
            let found =
                entry.hasPrefix("+")
                ? CountryTable.byCallingCode[String(entry.dropFirst())] ?? []
                : [CountryTable.byCode[entry.uppercased()]].compactMap(\.self)
            guard !found.isEmpty else { throw UnknownCountry(entry: entry) }
            codes.formUnion(found.map(\.code))
        }
        return codes
    }
}

/// An entry of a country list that is neither an ISO 3166 code nor a calling code.
public struct UnknownCountry: Error, Hashable, Sendable, CustomStringConvertible {
    /// The entry; empty if the list has no countries.
    public let entry: String

    /// The problem and what to do, in English, for the app's developer.
    public var description: String {
        entry.isEmpty
            ? "The list has no countries. Add one, for example \"DE\"."
            : "\"\(entry)\" is not a country. Use a code such as \"DE\" or \"+49\"."
    }
}
