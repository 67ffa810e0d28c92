import DialtoneBasics

/// The traffic of a simulation, independent of any gate.
struct Scenario {
    /// A Monday, at midnight UTC.
    static let start = Timestamp(seconds: 1_767_571_200)

    let days: Int
    let pools: [String: NumberPool]
    let people: [(at: Double, signIn: SimulatedSignIn)]
    let attacks: [AttackPlan]
    let chance: Chance

    /// Creates an app's traffic for four weeks, or for `days`, with every attack that begins in
    /// them.
    ///
    /// With fewer sign-ins `perDay` there are fewer users; attackers do not adapt to an app's size.
    /// `pools` must be generated with the same seed, and can be used for apps of every size.
    init(
        seed: UInt64,
        pools: [String: NumberPool],
        days: Int = 28,
        perDay: Double = 1_000,
        attacks: [AttackPlan] = AttackPlan.all
    ) {
        let chance = Chance(seed: seed)
        var people = People(pools: pools, chance: chance)
        people.addOrdinaryDays(days, perDay: perDay)
        Self.addSpecialDays(to: &people, perDay: perDay)
        self.days = days
        self.pools = pools
        self.chance = chance
        self.people = people.signIns.filter { $0.at < Double(days) * 86_400 }
        self.attacks = attacks.filter { $0.start < Double(days) * 86_400 }
    }

    init(
        seed: UInt64,
        days: Int = 28,
        perDay: Double = 1_000,
        attacks: [AttackPlan] = AttackPlan.all
    ) {
        self.init(
            seed: seed,
            pools: NumberPool.all(seed: seed),
            days: days,
            perDay: perDay,
            attacks: attacks
        )
    }

    private static func addSpecialDays(to people: inout People, perDay: Double) {
        let hour = 3_600.0
        for week in 0..<4 {
            people.addHouse(
                "university",
                number: week,
                people: 120,
                region: "DE",
                from: Double(week * 7) * 24 * hour + 8 * hour,
                over: hour
            )
            people.addHouse(
                "office",
                number: 10 + week,
                people: 60,
                region: "FR",
                from: Double(week * 7 + 2) * 24 * hour + 8 * hour,
                over: 2 * hour
            )
        }
        people.addCampaign(
            "campaign",
            people: Int(perDay * 1.5),
            region: "AT",
            conversion: 0.3,
            from: 8 * 24 * hour + 16 * hour,
            over: 8 * hour
        )
        people.addCampaign(
            "campaign in one prefix",
            people: 400,
            region: "DE",
            conversion: 0.3,
            from: 14 * 24 * hour + 9 * hour,
            over: 4 * hour,
            inOnePrefix: true
        )
    }
}
