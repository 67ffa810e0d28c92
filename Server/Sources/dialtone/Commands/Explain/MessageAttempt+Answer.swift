import DialtoneModel
import DialtoneSMS

extension MessageAttempt {
    /// The gateway's response and later reports, as text.
    var answer: String {
        switch outcome {
        case .pending: "never answered; it may have the message"
        case .accepted: "accepted it\(receipt)"
        case .retryable: "did not accept it this time, since \(why)"
        case .permanent: "refused it, since \(why)"
        case .fraud: "stopped it as fraud\(codeNote)"
        case .unknown: "may have it, since \(why)\(receipt)"
        }
    }

    private var receipt: String {
        let carrier = network.map { " [network \($0)]" } ?? ""
        return switch state {
        case .delivered, .entered: ", and says that it was delivered\(carrier)"
        case .failed: ", and says that it was not delivered, since \(why)\(carrier)"
        case .queued, .accepted, .expired: ", and reported nothing more"
        }
    }

    private var why: String { "\((reason ?? .other).cause)\(codeNote)" }
    private var codeNote: String { code.map { " [\($0)]" } ?? "" }
}
