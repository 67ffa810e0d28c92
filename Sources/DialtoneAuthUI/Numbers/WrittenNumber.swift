/// A number with its calling code, in any writing that users paste.
struct WrittenNumber: Equatable {
    let country: Country

    /// The digits after the calling code.
    let digits: String

    /// Reads a number that begins with "+" or a prefix of international calls; `nil` for others.
    ///
    /// If countries share the calling code, `current` stays if the number can be from there.
    init?(_ text: String, current: Country) {
        guard let rest = Self.international(text, from: current) else { return nil }
        let digits = Digits.ascii(in: rest)
        for length in 1...3 where length <= digits.count {
            let national = String(digits.dropFirst(length))
            let sharing = CountryTable.byCallingCode[String(digits.prefix(length))] ?? []
            guard let main = sharing.first(where: \.isMain) ?? sharing.first else { continue }
            self.digits = national
            let owners = sharing.filter { $0.owns(national) }
            // A country without digits of its own has what the others leave.
            let exact = owners.first { !$0.leadingDigits.isEmpty && !$0.isMain }
            let stays = owners.contains(current) && (exact == nil || exact == current)
            country = stays ? current : exact ?? main
            return
        }
        return nil
    }

    /// Returns whether a text brings its calling code, known or not.
    static func isInternational(_ text: String, from country: Country) -> Bool {
        international(text, from: country) != nil
    }

    /// Returns the text after the "+" or the prefix.
    private static func international(_ text: String, from country: Country) -> Substring? {
        let signs = text.drop { Digits.value($0) == nil && $0 != "+" && $0 != "＋" && !$0.isLetter }
        if let sign = signs.first, sign == "+" || sign == "＋" { return signs.dropFirst() }
        let start = signs.prefix { Digits.value($0) != nil }
        let digits = Digits.ascii(in: start)
        let hasMore = Digits.ascii(in: signs).count > digits.count
        for prefix in [country.exitCode, "00"] where !prefix.isEmpty && digits.hasPrefix(prefix) {
            // Shorter than a number with its calling code, it may still become a national one.
            guard prefix == "00" || hasMore || digits.count > prefix.count else { continue }
            return signs.dropFirst(prefix.count)
        }
        return nil
    }
}
