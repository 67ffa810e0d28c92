import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal of the fraud guard.
    init(of refusal: SendRefusal) {
        switch refusal {
        case .numberKindNotAllowed:
            self.init(
                code: .operationNotAllowed,
                "Messages to this kind of number are not allowed."
            )
            reason = .numberKindNotAllowed
        case .numberOptedOut:
            self.init(code: .operationNotAllowed, "The number has opted out of messages.")
            reason = .numberOptedOut
        case .limit(let kind, let wait):
            self.init(throttled: Self.reason(of: kind), Self.explanation(of: kind), wait)
        case .prefixHeld(let wait):
            self.init(
                throttled: .prefixHeld,
                "Messages to numbers with this prefix are held.",
                wait
            )
        case .spendCap(let wait):
            self.init(spent: "The spending cap of the project is reached.", wait)
        case .serverSpendCap(let wait):
            self.init(spent: "The spending cap of the server is reached.", wait)
        }
    }

    private init(spent explanation: String, _ wait: TimeSpan) {
        self.init(code: .quotaExceeded, explanation)
        reason = .spendCap
        retryAfter = wait
    }

    private static func reason(of kind: SendDimension.Kind) -> RefusalReason {
        switch kind {
        case .address: .addressLimit
        case .network: .networkLimit
        case .instance: .instanceLimit
        case .app: .appLimit
        case .project, .server: .projectLimit
        case .country: .countryLimit
        case .prefix: .prefixLimit
        }
    }

    private static func explanation(of kind: SendDimension.Kind) -> String {
        switch kind {
        case .address: "Too many messages were requested from this address."
        case .network: "Too many messages were requested from this network."
        case .instance: "Too many messages of this installation are unanswered."
        case .app: "Too many messages of this app are unanswered."
        case .project, .server: "Too many messages of this project are unanswered."
        case .country: "Too many messages to this country are unanswered."
        case .prefix: "Too many messages to numbers with this prefix are unanswered."
        }
    }
}
