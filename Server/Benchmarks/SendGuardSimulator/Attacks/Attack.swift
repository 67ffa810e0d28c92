import DialtoneBasics

/// A running attack; the attacker sees which requests are refused.
struct Attack {
    let plan: AttackPlan
    private let index: Int
    private var chance: Chance
    private let blocks: [NumberBlock]
    private var place = 0
    private var refusalsInARow = 0
    private var count = 0
    private var instanceProves = false

    init(_ plan: AttackPlan, index: Int, pools: [String: NumberPool], chance: Chance) {
        self.plan = plan
        self.index = index
        self.chance = chance.branch(plan.name, index)
        let pools =
            plan.isPremium
            ? PremiumNumbers.pools : plan.regions.compactMap { pools[$0] }
        blocks = (0..<plan.prefixes).map { round in
            let list = pools[round % pools.count].blocks
            return list[(round / pools.count * 7 + index) % list.count]
        }
    }

    /// Returns the times of its requests, with the irregularity of machines.
    mutating func times() -> [Double] {
        let step = plan.duration / Double(plan.requests)
        return (0..<plan.requests).map { request in
            plan.start + (Double(request) + chance.fraction()) * step
        }
    }

    /// Returns the next request.
    mutating func signIn() -> SimulatedSignIn {
        defer { count += 1 }
        let block = nextBlock()
        let number = block.number(&chance)
        let isFirstOfInstance = count % plan.requestsPerInstance == 0
        if isFirstOfInstance { instanceProves = chance.happens(plan.proof) }
        return SimulatedSignIn(
            origin: .attack(index),
            phoneNumber: number,
            block: block,
            address: address(),
            instance: "attack \(index) \(count / plan.requestsPerInstance)",
            // A pessimistic assumption: as if each installation had been verified at its first
            // request.
            isKnown: instanceProves && !isFirstOfInstance,
            proof: instanceProves ? .silent : .none,
            entries: [chance.happens(plan.fakedConversion)],
            delay: 8 + chance.pause(mean: 10),
            retriesLeft: 0
        )
    }

    /// Records the result of a request.
    mutating func note(isRefused: Bool) {
        refusalsInARow = isRefused ? refusalsInARow + 1 : 0
        guard plan.movesOn, refusalsInARow >= 10 else { return }
        refusalsInARow = 0
        place += 1
    }

    private mutating func nextBlock() -> NumberBlock {
        guard blocks.count > 1 else { return blocks[0] }
        return blocks[(place + chance.number(below: min(8, blocks.count))) % blocks.count]
    }

    private mutating func address() -> IPAddress? {
        switch plan.address {
        case .hired: Addresses.hired(&chance)
        case .dataCenter(let number): Addresses.dataCenter(number, &chance)
        }
    }
}
