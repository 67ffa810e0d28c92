import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal of the fraud guard.
    init(of refusal: SendRefusal) {
        switch refusal {
        case .numberKindNotAllowed:
            self.init(code: .operationNotAllowed, "No messages go to numbers of this kind.")
            reason = .numberKindNotAllowed
        case .numberOptedOut:
            self.init(code: .operationNotAllowed, "The number's owner wants no messages.")
            reason = .numberOptedOut
        case .limit(let kind, let wait):
            self.init(throttled: Self.reason(of: kind), Self.sentence(of: kind), wait)
        case .prefixHeld(let wait):
            self.init(
                throttled: .prefixHeld,
                "Too few messages to numbers like this were answered.",
                wait
            )
        case .spendCap(let wait):
            self.init(spent: "The project sends no more messages for now.", wait)
        case .serverSpendCap(let wait):
            self.init(spent: "The server sends no more messages for now.", wait)
        }
    }

    private init(spent sentence: String, _ wait: TimeSpan) {
        self.init(code: .quotaExceeded, sentence)
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

    private static func sentence(of kind: SendDimension.Kind) -> String {
        switch kind {
        case .address: "Too many messages were asked for from this address."
        case .network: "Too many messages were asked for from this network."
        case .instance: "Too many messages of this installation were not answered."
        case .app: "Too many messages of this app were not answered."
        case .project, .server: "Too many messages of this project were not answered."
        case .country: "Too many messages to this country were not answered."
        case .prefix: "Too many messages to numbers like this were not answered."
        }
    }
}
