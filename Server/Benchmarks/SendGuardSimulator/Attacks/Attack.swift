import DialtoneCore
import PhoneNumbers

/// An attacker at work, who sees which of the requests are refused.
struct Attack {
    let plan: AttackPlan
    private let index: Int
    private var chance: Chance
    private let pools: [NumberPool]
    private let prefixes: [(pool: Int, prefix: String)]
    private var place = 0
    private var refusalsInARow = 0
    private var count = 0
    private var instanceProves = false

    init(_ plan: AttackPlan, index: Int, pools: [String: NumberPool], chance: Chance) {
        self.plan = plan
        self.index = index
        self.chance = chance.branch(plan.name, index)
        let regions =
            plan.isPremium
            ? PremiumNumbers.pools : plan.regions.compactMap { pools[$0] }
        self.pools = regions
        var prefixes: [(pool: Int, prefix: String)] = []
        for round in 0..<plan.prefixes {
            guard !regions.isEmpty else { break }
            let pool = round % regions.count
            let list = regions[pool].prefixes
            prefixes.append((pool, list[(round / regions.count * 7 + index) % list.count]))
        }
        self.prefixes = prefixes
    }

    /// When its requests are made, with some of the unevenness of machines.
    mutating func times() -> [Double] {
        let step = plan.duration / Double(plan.requests)
        return (0..<plan.requests).map { request in
            plan.start + (Double(request) + chance.fraction()) * step
        }
    }

    /// The next request.
    mutating func errand() -> Errand {
        defer { count += 1 }
        let (pool, prefix) = nextPrefix()
        let number = pools[pool].number(in: prefix, &chance)
        let isFirstOfInstance = count % plan.requestsPerInstance == 0
        if isFirstOfInstance { instanceProves = chance.happens(plan.proof) }
        return Errand(
            origin: .attack(index),
            phoneNumber: number,
            region: pools[pool].region,
            address: address(),
            instance: "attack \(index) \(count / plan.requestsPerInstance)",
            // Worse than it is: as if each installation had been asked for its proof at once.
            isKnown: instanceProves && !isFirstOfInstance,
            canProve: instanceProves,
            entries: [chance.happens(plan.fakedConversion)],
            delay: 8 + chance.pause(mean: 10),
            patience: 0
        )
    }

    /// Learns what became of a request.
    mutating func note(isRefused: Bool) {
        refusalsInARow = isRefused ? refusalsInARow + 1 : 0
        guard plan.movesOn, refusalsInARow >= 10 else { return }
        refusalsInARow = 0
        place += 1
    }

    private mutating func nextPrefix() -> (pool: Int, prefix: String) {
        guard plan.prefixes > 1 else { return prefixes[0] }
        return prefixes[(place + chance.number(below: min(8, prefixes.count))) % prefixes.count]
    }

    private mutating func address() -> IPAddress? {
        switch plan.address {
        case .hired: Addresses.hired(&chance)
        case .dataCenter(let number): Addresses.dataCenter(number, &chance)
        }
    }
}
