import PhoneNumbers

/// Mobile numbers of one country, in blocks of ten thousand.
struct NumberPool {
    let region: String

    /// What the numbers of a block begin with; the last four digits are missing.
    let prefixes: [String]

    /// Draws `count` blocks that the country's numbering plan has.
    init(region: String, count: Int, chance: inout Chance) {
        self.region = region
        let example =
            PhoneRegion.supported.first { $0.code == region }?.exampleMobileNumber?.e164
            ?? "+16505550100"
        let stem = String(example.dropLast(4))
        var found: [String] = []
        var known: Set<String> = []
        for _ in 0..<count * 60 where found.count < count {
            let prefix = Self.digits(5, after: stem.dropLast(5), &chance)
            guard !known.contains(prefix) else { continue }
            let number = try? PhoneNumber(parsing: Self.digits(4, after: prefix[...], &chance))
            guard let number, Self.isMobile(number), number.regionCode == region else { continue }
            known.insert(prefix)
            found.append(prefix)
        }
        prefixes = found.isEmpty ? [stem] : found
    }

    /// Any number of the country.
    func number(_ chance: inout Chance) -> PhoneNumber {
        number(in: chance.pick(prefixes) ?? "", &chance)
    }

    func number(in prefix: String, _ chance: inout Chance) -> PhoneNumber {
        PhoneNumber(e164: Self.digits(4, after: prefix[...], &chance))
    }

    private static func isMobile(_ number: PhoneNumber) -> Bool {
        number.kind == .mobile || number.kind == .fixedLineOrMobile
    }

    private static func digits(
        _ count: Int,
        after prefix: Substring,
        _ chance: inout Chance
    ) -> String {
        (0..<count).reduce(String(prefix)) { text, _ in text + "\(chance.number(below: 10))" }
    }
}
