import DialtoneBasics

/// Runs a scenario against one gate, in the order of time.
struct Simulation {
    private enum Event {
        case request(Int)
        case entry(Int, GateRequest)
        case strike(Int)
    }

    private let scenario: Scenario
    private let prices: Prices
    private var gate: any Gate
    private var queue = EventQueue<Event>()
    private var signIns: [SimulatedSignIn] = []
    private var attacks: [Attack]
    private var result = SimulationResult()

    init(_ scenario: Scenario, gate: any Gate, prices: Prices = Prices()) {
        self.scenario = scenario
        self.gate = gate
        self.prices = prices
        attacks = scenario.attacks.enumerated().map { index, plan in
            Attack(plan, index: index, pools: scenario.pools, chance: scenario.chance)
        }
    }

    mutating func run() -> SimulationResult {
        signIns = scenario.people.map(\.signIn)
        for (index, person) in scenario.people.enumerated() {
            queue.add(.request(index), at: person.at)
        }
        for index in attacks.indices {
            for time in attacks[index].times() { queue.add(.strike(index), at: time) }
        }
        while let (time, event) = queue.next() {
            switch event {
            case .request(let index): ask(index, at: time)
            case .entry(let index, let request): enter(index, request, at: time)
            case .strike(let attack):
                signIns.append(attacks[attack].signIn())
                ask(signIns.count - 1, at: time)
            }
        }
        for signIn in signIns { result.note(signIn) }
        return result
    }

    private mutating func ask(_ index: Int, at time: Double) {
        let signIn = signIns[index]
        let request = GateRequest(
            signIn: signIn,
            price: prices.price(of: signIn),
            at: Self.moment(time)
        )
        let answer = gate.evaluate(request)
        result.note(answer, on: request)
        switch answer {
        case .admitted: send(index, request, at: time)
        case .proofRequired: prove(index, at: time)
        case .refused(let seconds): wait(index, seconds, at: time)
        }
        guard case .attack(let attack) = signIn.origin else { return }
        if answer != .proofRequired || signIn.proof == .none || signIn.isProved {
            attacks[attack].note(isRefused: answer != .admitted)
        }
    }

    private mutating func send(_ index: Int, _ request: GateRequest, at time: Double) {
        let signIn = signIns[index]
        let isEntered = signIn.entries[min(signIn.messages, signIn.entries.count - 1)]
        signIns[index].messages += 1
        if isEntered {
            queue.add(.entry(index, request), at: time + signIn.delay)
        } else if signIns[index].messages < signIn.entries.count {
            queue.add(.request(index), at: time + 45 + signIn.delay * 2)
        } else {
            signIns[index].outcome = .leftAlone
        }
    }

    private mutating func enter(_ index: Int, _ request: GateRequest, at time: Double) {
        signIns[index].outcome = .done
        gate.noteEntry(of: request, at: Self.moment(time))
        result.noteEntry(of: request)
    }

    private mutating func prove(_ index: Int, at time: Double) {
        signIns[index].wasSteppedUp = true
        guard signIns[index].proof != .none, !signIns[index].isProved else {
            signIns[index].outcome = .turnedAway
            return
        }
        signIns[index].wasChallenged = signIns[index].proof == .visible
        signIns[index].isProved = true
        queue.add(.request(index), at: time + 6)
    }

    /// Schedules a retry: users wait some minutes and come back, but never for hours.
    private mutating func wait(_ index: Int, _ seconds: Double?, at time: Double) {
        signIns[index].wasRefused = true
        guard signIns[index].retriesLeft > 0, (seconds ?? 600) <= 900 else {
            signIns[index].outcome = .turnedAway
            return
        }
        signIns[index].retriesLeft -= 1
        queue.add(.request(index), at: time + max(60, seconds ?? 600) + 5)
    }

    private static func moment(_ time: Double) -> Timestamp {
        Timestamp(milliseconds: Scenario.start.milliseconds + Int64(time * 1_000))
    }
}
