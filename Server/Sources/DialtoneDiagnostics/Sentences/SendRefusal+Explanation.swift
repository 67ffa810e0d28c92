import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

extension SendRefusal {
    /// The message for an operator who ran a command.
    package var explanation: String {
        switch self {
        case .numberKindNotAllowed:
            "Messages to this kind of number are not allowed; see `sendGuard.kinds` of the project."
        case .numberOptedOut: "The number has opted out of messages."
        case .limit(let kind, let wait):
            "Blocked for \(wait.wholeSeconds) s: too many unanswered messages for the same \(kind.noun)."
        case .prefixHeld(let wait):
            "Blocked for \(wait.wholeSeconds) s: messages to numbers with this prefix are held."
        case .spendCap(let wait):
            "Blocked for \(wait.wholeSeconds) s: the spending cap of the project is reached."
        case .serverSpendCap(let wait):
            "Blocked for \(wait.wholeSeconds) s: the spending cap of the server is reached."
        }
    }
}

extension SendDimension.Kind {
    /// The dimension as a noun for use in a sentence.
    package var noun: String {
        switch self {
        case .instance: "installation of the app"
        case .address: "address"
        case .prefix: "prefix"
        case .network: "network"
        case .app: "app"
        case .country: "country"
        case .project: "project"
        case .server: "server"
        }
    }
}
