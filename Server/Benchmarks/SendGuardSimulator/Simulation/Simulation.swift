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
    private var errands: [Errand] = []
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
        errands = scenario.people.map(\.errand)
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
                errands.append(attacks[attack].errand())
                ask(errands.count - 1, at: time)
            }
        }
        for errand in errands { result.note(errand) }
        return result
    }

    private mutating func ask(_ index: Int, at time: Double) {
        let errand = errands[index]
        let request = GateRequest(
            errand: errand,
            price: prices.price(of: errand),
            at: Self.moment(time)
        )
        let answer = gate.evaluate(request)
        result.note(answer, on: request)
        switch answer {
        case .admitted: send(index, request, at: time)
        case .proofRequired: prove(index, at: time)
        case .refused(let seconds): wait(index, seconds, at: time)
        }
        guard case .attack(let attack) = errand.origin else { return }
        if answer != .proofRequired || errand.proof == .none || errand.isProved {
            attacks[attack].note(isRefused: answer != .admitted)
        }
    }

    private mutating func send(_ index: Int, _ request: GateRequest, at time: Double) {
        let errand = errands[index]
        let isEntered = errand.entries[min(errand.messages, errand.entries.count - 1)]
        errands[index].messages += 1
        if isEntered {
            queue.add(.entry(index, request), at: time + errand.delay)
        } else if errands[index].messages < errand.entries.count {
            queue.add(.request(index), at: time + 45 + errand.delay * 2)
        } else {
            errands[index].outcome = .leftAlone
        }
    }

    private mutating func enter(_ index: Int, _ request: GateRequest, at time: Double) {
        errands[index].outcome = .done
        gate.noteEntry(of: request, at: Self.moment(time))
        result.noteEntry(of: request)
    }

    private mutating func prove(_ index: Int, at time: Double) {
        errands[index].wasSteppedUp = true
        guard errands[index].proof != .none, !errands[index].isProved else {
            errands[index].outcome = .turnedAway
            return
        }
        errands[index].wasChallenged = errands[index].proof == .visible
        errands[index].isProved = true
        queue.add(.request(index), at: time + 6)
    }

    /// Schedules a retry: users wait some minutes and come back, but never for hours.
    private mutating func wait(_ index: Int, _ seconds: Double?, at time: Double) {
        errands[index].wasRefused = true
        guard errands[index].patience > 0, (seconds ?? 600) <= 900 else {
            errands[index].outcome = .turnedAway
            return
        }
        errands[index].patience -= 1
        queue.add(.request(index), at: time + max(60, seconds ?? 600) + 5)
    }

    private static func moment(_ time: Double) -> Timestamp {
        Timestamp(milliseconds: Scenario.start.milliseconds + Int64(time * 1_000))
    }
}
