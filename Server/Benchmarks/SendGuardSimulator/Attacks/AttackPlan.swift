/// The parameters of an attack.
struct AttackPlan {
    let name: String

    /// The start, in seconds from the beginning of the simulation.
    let start: Double
    let duration: Double

    /// The total number of requests.
    let requests: Int

    let regions: [String]

    /// The number of blocks of ten thousand numbers that it uses.
    let prefixes: Int

    let address: AddressPlan

    /// The number of requests that one installation makes before another replaces it.
    let requestsPerInstance: Int

    /// The share of its requests that pass app verification.
    let proof: Double

    /// The share of its codes that are entered, to look legitimate.
    let fakedConversion: Double

    /// Whether it leaves a block after ten consecutive refused requests.
    var movesOn = true

    /// Whether it uses premium-rate numbers instead of mobile ones.
    var isPremium = false

    /// Whether it enters so many of its codes that no rule can distinguish it from a growing app.
    var looksHonest: Bool { fakedConversion >= 0.8 }

    enum AddressPlan {
        /// Each request comes from a different address.
        case hired
        /// All requests come from one network.
        case dataCenter(Int)
    }
}

extension AttackPlan {
    /// The attacks of the published report, over four weeks, of which the first is quiet.
    static let all = [
        AttackPlan(
            name: "burst in one prefix, 10,000 addresses",
            start: day(8, hour: 2),
            duration: hours(2),
            requests: 10_000,
            regions: ["UZ"],
            prefixes: 1,
            address: .hired,
            requestsPerInstance: 1,
            proof: 0,
            fakedConversion: 0,
            movesOn: false
        ),
        AttackPlan(
            name: "slow drip over many prefixes",
            start: day(10),
            duration: hours(48),
            requests: 1_920,
            regions: ["PK", "LK", "NG"],
            prefixes: 300,
            address: .hired,
            requestsPerInstance: 1,
            proof: 0,
            fakedConversion: 0
        ),
        AttackPlan(
            name: "burst from one network",
            start: day(13, hour: 4),
            duration: hours(1),
            requests: 5_000,
            regions: Country.pumped,
            prefixes: 120,
            address: .dataCenter(7),
            requestsPerInstance: 1,
            proof: 0,
            fakedConversion: 0
        ),
        AttackPlan(
            name: "rotating devices that prove themselves",
            start: day(16),
            duration: hours(24),
            requests: 2_400,
            regions: ["ID", "PK"],
            prefixes: 40,
            address: .hired,
            requestsPerInstance: 5,
            proof: 0.6,
            fakedConversion: 0
        ),
        AttackPlan(
            name: "premium-rate and satellite numbers",
            start: day(18, hour: 20),
            duration: hours(6),
            requests: 3_000,
            regions: ["GB", "DE", "001"],
            prefixes: 30,
            address: .hired,
            requestsPerInstance: 1,
            proof: 0.3,
            fakedConversion: 0,
            isPremium: true
        ),
        AttackPlan(
            name: "a quarter of the codes entered",
            start: day(20),
            duration: hours(24),
            requests: 2_880,
            regions: ["KZ"],
            prefixes: 6,
            address: .hired,
            requestsPerInstance: 2,
            proof: 0.2,
            fakedConversion: 0.25
        ),
        AttackPlan(
            name: "very slow, in a country with many people",
            start: day(23),
            duration: hours(96),
            requests: 1_440,
            regions: ["GB"],
            prefixes: 12,
            address: .hired,
            requestsPerInstance: 1,
            proof: 0.1,
            fakedConversion: 0.05
        ),
        AttackPlan(
            name: "nine of ten codes entered, by devices that prove themselves",
            start: day(26),
            duration: hours(48),
            requests: 24_000,
            regions: ["KZ", "PK", "UZ"],
            prefixes: 240,
            address: .hired,
            requestsPerInstance: 4,
            proof: 0.95,
            fakedConversion: 0.9
        ),
    ]

    private static func day(_ day: Double, hour: Double = 0) -> Double {
        (day - 1) * 86_400 + hour * 3_600
    }

    private static func hours(_ count: Double) -> Double { count * 3_600 }
}
