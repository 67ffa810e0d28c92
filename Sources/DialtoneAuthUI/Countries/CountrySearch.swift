import Foundation

/// Finds countries by name, code or calling code, the most likely one first.
///
/// Creating a search reads the names of all countries in several languages, so keep it
/// while the user searches.
public struct CountrySearch: Sendable {
    private struct Entry: Sendable {
        let country: Country
        let codes: [String]
        let names: [String]
    }

    private let entries: [Entry]

    /// Creates a search in `countries`.
    ///
    /// `languages` are those whose names users may type, the first of them the one that orders the
    /// results; English names and the names in the country's own language are always found.
    public init(_ countries: Countries, languages: [String]) {
        let first = CountryNames(language: languages.first ?? "en")
        let known = (languages + ["en"]).map(CountryNames.init)
        entries = first.sorted(countries.all).map { country in
            let own = Self.language(of: country).map(CountryNames.init)
            let names = Set((known + [own].compactMap(\.self)).map { Self.fold($0.name(country)) })
            return Entry(
                country: country,
                codes: [country.code, country.longCode].map(Self.fold),
                names: Array(names)
            )
        }
    }

    /// Returns the countries that a text may mean; all of them if it is empty.
    ///
    /// Case, accents and punctuation do not matter, and digits can be of any script.
    public func countries(matching query: String) -> [Country] {
        let text = Self.fold(query)
        guard !text.isEmpty else { return entries.map(\.country) }
        let digits = Digits.ascii(in: text)
        let isNumber = !digits.isEmpty && text.allSatisfy { Digits.value($0) != nil || $0 == " " }
        let number = digits.hasPrefix("00") ? String(digits.dropFirst(2)) : digits
        let found = entries.compactMap { entry in
            (isNumber ? Self.rank(entry, number: number) : Self.rank(entry, text: text))
                .map { (rank: $0, country: entry.country) }
        }
        return (0...5).flatMap { rank in found.filter { $0.rank == rank }.map(\.country) }
    }

    private static func rank(_ entry: Entry, text: String) -> Int? {
        let others = entry.country.otherNames
        let all = entry.names + others
        let words = text.split(separator: " ")
        if entry.codes.contains(text) || others.contains(text) { return 0 }
        if entry.names.contains(text) { return 1 }
        if entry.names.contains(where: { $0.hasPrefix(text) }) { return 2 }
        if others.contains(where: { $0.hasPrefix(text) }) { return 3 }
        if all.contains(where: { name in words.allSatisfy { " \(name)".contains(" \($0)") } }) {
            return 4
        }
        return all.contains { name in words.allSatisfy { name.contains($0) } } ? 5 : nil
    }

    /// Of the countries that share a calling code, the main one comes first.
    private static func rank(_ entry: Entry, number: String) -> Int? {
        if entry.country.callingCode == number { return entry.country.isMain ? 0 : 1 }
        return entry.country.callingCode.hasPrefix(number) ? 2 : nil
    }

    /// The language that most people in a country speak; `nil` if the system is too old to know.
    private static func language(of country: Country) -> String? {
        guard #available(iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *) else { return nil }
        return Locale(identifier: "und_\(country.code)").language.maximalIdentifier
    }

    /// Returns the text without marks, case and punctuation, with "&" and "St." as words.
    static func fold(_ text: String) -> String {
        let plain = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        let words = plain.lowercased()
            .replacingOccurrences(of: "&", with: " and ")
            .replacingOccurrences(of: "ı", with: "i")
            .split { !$0.isLetter && !$0.isNumber }
        return words.map { $0 == "st" ? "saint" : String($0) }.joined(separator: " ")
    }
}
