import DialtoneBasics
import DialtoneSendGuard
import PhoneNumbers

/// The send guard: the code that a server runs, with tallies in memory.
struct GuardGate: Gate {
    private static let project = ProjectID(rawValue: "simulated")

    let name: String
    private let rules: SendRules
    private let regions: RegionPolicy
    private var book = SendTallyBook()
    private var costs: [Message: SendCost] = [:]

    private struct Message: Hashable {
        let phoneNumber: PhoneNumber
        let at: Timestamp
    }

    init(
        name: String,
        settings: SendGuardSettings = SendGuardSettings(),
        regions: RegionPolicy = RegionPolicy()
    ) {
        self.name = name
        self.regions = regions
        rules = SendRules(settings: settings, projectCreatedAt: Scenario.start)
    }

    mutating func evaluate(_ request: GateRequest) -> GateAnswer {
        let signIn = request.signIn
        guard regions.allows(signIn.phoneNumber) else { return .refused(seconds: nil) }
        let evaluation = book.evaluate(Self.attempt(request), by: rules)
        switch evaluation.verdict {
        case .admit:
            costs[Message(phoneNumber: signIn.phoneNumber, at: request.at)] = evaluation.cost
            return .admitted
        case .stepUp: return .proofRequired
        case .refuse(_, let wait): return .refused(seconds: Double(wait.wholeSeconds))
        }
    }

    mutating func noteEntry(of request: GateRequest, at moment: Timestamp) {
        let message = Message(phoneNumber: request.signIn.phoneNumber, at: request.at)
        guard let cost = costs.removeValue(forKey: message) else { return }
        book.enter(cost, at: moment)
    }

    private static func attempt(_ request: GateRequest) -> SendAttempt {
        let signIn = request.signIn
        return SendAttempt(
            projectID: project,
            appID: "app",
            instance: signIn.isProved || signIn.isKnown ? signIn.instance : nil,
            phoneNumber: signIn.phoneNumber,
            kind: signIn.block.kind,
            region: signIn.block.region,
            origin: SendOrigin(signIn.address),
            isProved: signIn.isProved,
            isKnown: signIn.isKnown,
            cost: request.price,
            at: request.at
        )
    }
}
