import DialtoneBasics

/// The results of a simulation, summed by the origin of the requests.
struct SimulationResult: Equatable {
    /// The requests, messages and users of one origin.
    struct Sum: Equatable {
        var requests = 0
        var messages = 0

        /// In millionths of the currency.
        var spent: Int64 = 0
        var refusals = 0
        var proofsAsked = 0
        var entries = 0

        var people = 0
        var peopleDone = 0
        var peopleSteppedUp = 0
        var peopleChallenged = 0
        var peopleRefused = 0
        var peopleTurnedAway = 0
    }

    /// One request of an attack: its time, and whether it got a message.
    struct Strike: Equatable {
        let at: Timestamp
        let isAdmitted: Bool
    }

    private(set) var people: [String: Sum] = [:]
    private(set) var attacks: [Int: Sum] = [:]
    private(set) var strikes: [Int: [Strike]] = [:]

    mutating func note(_ answer: GateAnswer, on request: GateRequest) {
        change(request.signIn.origin) { sum in
            sum.requests += 1
            switch answer {
            case .admitted:
                sum.messages += 1
                sum.spent += request.price.micros
            case .proofRequired: sum.proofsAsked += 1
            case .refused: sum.refusals += 1
            }
        }
        guard case .attack(let index) = request.signIn.origin else { return }
        let strike = Strike(at: request.at, isAdmitted: answer == .admitted)
        strikes[index, default: []].append(strike)
    }

    mutating func noteEntry(of request: GateRequest) {
        change(request.signIn.origin) { $0.entries += 1 }
    }

    mutating func note(_ signIn: SimulatedSignIn) {
        change(signIn.origin) { sum in
            sum.people += 1
            if signIn.outcome == .done { sum.peopleDone += 1 }
            if signIn.wasSteppedUp { sum.peopleSteppedUp += 1 }
            if signIn.wasChallenged { sum.peopleChallenged += 1 }
            if signIn.wasRefused { sum.peopleRefused += 1 }
            if signIn.outcome == .turnedAway { sum.peopleTurnedAway += 1 }
        }
    }

    private mutating func change(_ origin: SimulatedSignIn.Origin, _ change: (inout Sum) -> Void) {
        switch origin {
        case .people(let name): change(&people[name, default: Sum()])
        case .attack(let index): change(&attacks[index, default: Sum()])
        }
    }
}

extension SimulationResult {
    var allPeople: Sum { people.values.reduce(Sum(), +) }
    var allAttacks: Sum { attacks.values.reduce(Sum(), +) }

    /// Returns the sum of the attacks of `plans` that look legitimate, or of those that do not.
    func attacks(of plans: [AttackPlan], thatLookHonest: Bool) -> Sum {
        plans.indices.filter { plans[$0].looksHonest == thatLookHonest }
            .compactMap { attacks[$0] }.reduce(Sum(), +)
    }

    /// The share of attacks among the requests that were stopped for good.
    var precision: Double {
        let stopped = allAttacks.peopleTurnedAway
        let all = stopped + allPeople.peopleTurnedAway
        return all == 0 ? 1 : Double(stopped) / Double(all)
    }

    /// The share of the attacks' requests that were stopped for good.
    var recall: Double {
        let sum = allAttacks
        return sum.people == 0 ? 1 : Double(sum.peopleTurnedAway) / Double(sum.people)
    }

    /// Returns how long an attack ran before fewer than one in ten of its requests were admitted;
    /// `nil` if that never happened.
    func timeToStop(_ attack: Int) -> TimeSpan? {
        let strikes = strikes[attack] ?? []
        guard let first = strikes.first else { return nil }
        var admitted = 0
        var stoppedAt: Timestamp?
        for (count, strike) in strikes.reversed().enumerated() {
            if strike.isAdmitted { admitted += 1 }
            if admitted * 10 <= count + 1 { stoppedAt = strike.at }
        }
        return stoppedAt.map { $0 - first.at }
    }
}

extension SimulationResult.Sum {
    static func + (lhs: Self, rhs: Self) -> Self {
        var sum = lhs
        sum.requests += rhs.requests
        sum.messages += rhs.messages
        sum.spent += rhs.spent
        sum.refusals += rhs.refusals
        sum.proofsAsked += rhs.proofsAsked
        sum.entries += rhs.entries
        sum.people += rhs.people
        sum.peopleDone += rhs.peopleDone
        sum.peopleSteppedUp += rhs.peopleSteppedUp
        sum.peopleChallenged += rhs.peopleChallenged
        sum.peopleRefused += rhs.peopleRefused
        sum.peopleTurnedAway += rhs.peopleTurnedAway
        return sum
    }
}
