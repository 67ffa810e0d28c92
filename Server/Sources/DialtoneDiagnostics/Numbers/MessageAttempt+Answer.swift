package import DialtoneModel
import DialtoneSMS

extension MessageAttempt {
    /// The gateway's response and later reports, as text.
    package var answer: String {
        switch outcome {
        case .pending: "no response; it may have the message"
        case .accepted: "accepted it\(receipt)"
        case .retryable: "rejected it temporarily because \(why)"
        case .permanent: "rejected it because \(why)"
        case .fraud: "blocked it as fraud\(codeNote)"
        case .unknown: "may have accepted it; no clear response because \(why)\(receipt)"
        }
    }

    private var receipt: String {
        let carrier = network.map { " [network \($0)]" } ?? ""
        return switch state {
        case .delivered, .entered: "; reported it as delivered\(carrier)"
        case .failed: "; reported it as not delivered because \(why)\(carrier)"
        case .queued, .accepted, .expired: "; reported nothing more"
        }
    }

    private var why: String { "\((reason ?? .other).cause)\(codeNote)" }
    private var codeNote: String { code.map { " [\($0)]" } ?? "" }
}
