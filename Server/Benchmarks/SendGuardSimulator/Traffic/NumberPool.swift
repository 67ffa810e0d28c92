import PhoneNumbers

/// The numbers of one country, in blocks of ten thousand.
struct NumberPool {
    let blocks: [NumberBlock]

    init(blocks: [NumberBlock]) {
        self.blocks = blocks
    }

    /// Generates `count` blocks of mobile numbers in the country's numbering plan.
    init(region: String, count: Int, chance: inout Chance) {
        let example =
            PhoneRegion.supported.first { $0.code == region }?.exampleMobileNumber?.e164
            ?? "+16505550100"
        let stem = String(example.dropLast(4))
        var found: [NumberBlock] = []
        var known: Set<String> = []
        for _ in 0..<count * 60 where found.count < count {
            let prefix = chance.digits(5, after: stem.dropLast(5))
            guard !known.contains(prefix) else { continue }
            let number = try? PhoneNumber(
                parsing: chance.digits(4, after: prefix[...]),
                as: .valid
            )
            guard let number, Self.isMobile(number), number.regionCode == region else { continue }
            known.insert(prefix)
            found.append(NumberBlock(prefix: prefix))
        }
        blocks = found.isEmpty ? [NumberBlock(prefix: stem)] : found
    }

    /// Returns pools of mobile numbers of all countries; the same seed generates the same pools.
    static func all(seed: UInt64) -> [String: NumberPool] {
        let chance = Chance(seed: seed)
        var pools: [String: NumberPool] = [:]
        for (index, country) in Country.all.enumerated() {
            var draws = chance.branch("numbers", index)
            pools[country.region] = NumberPool(
                region: country.region,
                count: 400,
                chance: &draws
            )
        }
        return pools
    }

    private static func isMobile(_ number: PhoneNumber) -> Bool {
        number.kind == .mobile || number.kind == .fixedLineOrMobile
    }
}
