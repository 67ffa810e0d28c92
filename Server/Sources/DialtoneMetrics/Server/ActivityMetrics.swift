import CoreMetrics
import DialtoneBasics
package import DialtoneModel

/// Counts sign-ins, codes and the responses of gateways.
package struct ActivityMetrics: ActivityMeter {
    private let registry: MetricRegistry
    private let signIns: CounterTable
    private let accounts: CounterTable
    private let codesSent: CounterTable
    private let codesNotSent: CounterTable
    private let codesEntered: CounterTable

    init(in registry: MetricRegistry) {
        self.registry = registry
        let methods =
            [SignInProvider.phone, .anonymous, .password, .passkey, .custom].map(\.rawValue)
            + [Self.federated]
        signIns = CounterTable(.signedIn, of: methods, in: registry)
        accounts = CounterTable(.accountsCreated, of: methods, in: registry)
        codesSent = CounterTable(.codesSent, of: [], in: registry)
        codesNotSent = CounterTable(.codesNotSent, of: [], in: registry)
        codesEntered = CounterTable(.codesEntered, of: [], in: registry)
    }

    package func note(_ activity: Activity) {
        switch activity {
        case .signedIn(let method): signIns.increment(Self.name(of: method))
        case .accountCreated(let method): accounts.increment(Self.name(of: method))
        // Only counted by project.
        case .secondFactorVerified: break
        case .codeSent(let region, let cost):
            codesSent.increment(region)
            FloatingPointCounter(
                label: MetricFamily.codeCost.name,
                dimensions: [("currency", cost.currency)],
                factory: registry
            ).increment(by: Double(cost.micros) / 1_000_000)
        case .codeNotSent(let reason): codesNotSent.increment(reason.rawValue)
        case .codeEntered(let region): codesEntered.increment(region)
        case .offered(let gateway, let outcome, let duration):
            count(.gatewayAttempts, [("gateway", gateway), ("outcome", outcome.rawValue)])
            Timer(
                label: MetricFamily.gatewayAttemptDuration.name,
                dimensions: [("gateway", gateway)],
                factory: registry
            ).recordMilliseconds(duration.milliseconds)
        case .hookCalled(let trigger, let outcome, let duration):
            count(.hookCalls, [("trigger", trigger.rawValue), ("outcome", outcome.rawValue)])
            Timer(
                label: MetricFamily.hookCallDuration.name,
                dimensions: [("trigger", trigger.rawValue)],
                factory: registry
            ).recordMilliseconds(duration.milliseconds)
        case .reported(let gateway, let state):
            count(.gatewayReceipts, [("gateway", gateway), ("state", state.rawValue)])
        }
    }

    private func count(_ family: MetricFamily, _ dimensions: [(String, String)]) {
        Counter(label: family.name, dimensions: dimensions, factory: registry).increment()
    }

    /// The label of all identity providers together, because projects choose their IDs.
    private static let federated = "federated"

    private static func name(of method: SignInProvider) -> String {
        switch method {
        case .phone, .anonymous, .password, .passkey, .custom: method.rawValue
        default: federated
        }
    }
}
