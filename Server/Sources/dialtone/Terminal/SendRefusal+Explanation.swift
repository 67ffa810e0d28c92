import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

extension SendRefusal {
    /// The message for an operator who ran a command.
    var explanation: String {
        switch self {
        case .numberKindNotAllowed:
            "Not to numbers of this kind; `sendGuard.kinds` of the project says which."
        case .numberOptedOut: "The number has opted out of messages."
        case .limit(let kind, let wait):
            "Not for \(wait.wholeSeconds) s: too many messages with the same \(kind.noun) were not answered."
        case .prefixHeld(let wait):
            "Not for \(wait.wholeSeconds) s: numbers that begin alike are held."
        case .spendCap(let wait):
            "Not for \(wait.wholeSeconds) s: the project has spent what it may."
        case .serverSpendCap(let wait):
            "Not for \(wait.wholeSeconds) s: the server has spent what it may."
        }
    }
}

extension SendDimension.Kind {
    /// The dimension as a noun for use in a sentence.
    var noun: String {
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
