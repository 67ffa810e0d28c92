import DialtoneBasics
import DialtoneModel

extension SMPPStatus {
    /// Returns the outcome of a message that was rejected with this status.
    func outcome(after wait: TimeSpan? = nil) -> SendOutcome {
        let (reason, isPermanent, detail) = meaning
        let problem = SendProblem(reason, code: code, detail)
        return isPermanent ? .permanent(problem) : .retryable(problem, after: wait)
    }

    var problem: SendProblem {
        let (reason, _, detail) = meaning
        return SendProblem(reason, code: code, detail)
    }

    var isThrottling: Bool { self == .throttled || self == .queueFull }

    private var meaning: (SendProblem.Reason, isPermanent: Bool, String) {
        switch self {
        case .throttled: (.throttled, false, "The SMSC gets more messages than it allows.")
        case .queueFull: (.throttled, false, "The SMSC's queue is full.")
        case .invalidDestination:
            (.invalidNumber, true, "The SMSC does not know how to reach the number.")
        case .invalidSource, .invalidSourceTON, .invalidSourceNPI:
            (.senderRejected, true, "The SMSC does not take messages from this sender.")
        case .invalidMessageLength: (.tooLong, true, "The SMSC takes no text of this length.")
        case .alreadyBound, .bindFailed, .invalidPassword, .invalidSystemID:
            (.authentication, false, "The SMSC does not take the system ID and password.")
        case .wrongBindState, .systemError, .submitFailed, .temporaryApplicationError,
            .deliveryFailure, .unknownError:
            (.unavailable, false, "The SMSC failed.")
        case .permanentApplicationError, .rejectedByApplication:
            (.other, true, "The SMSC refused the message.")
        case _ where isAboutFields: (.misconfigured, true, "The SMSC does not take a field.")
        default: (.other, false, "The SMSC refused the message by a code of its own.")
        }
    }

    /// Whether the status concerns fields of the request that depend on the settings.
    private var isAboutFields: Bool {
        switch rawValue {
        case 0x02, 0x03, 0x06, 0x07, 0x15, 0x33...0x43, 0x50...0x54, 0x61...0x63, 0xC0...0xC4:
            true
        default: false
        }
    }
}

extension SMPPFailure {
    /// The outcome of a message that got no response.
    var outcome: SendOutcome {
        switch self {
        case .notSent: .retryable(problem, after: nil)
        case .timedOut, .hungUp, .nonsense, .unread, .untrusted: .unknown(problem)
        }
    }

    var problem: SendProblem {
        switch self {
        case .notSent: SendProblem(.unavailable, "The SMSC had no room for the message in time.")
        case .timedOut: SendProblem(.timedOut, "The SMSC did not answer.")
        case .hungUp: SendProblem(.unavailable, "The SMSC ended the connection.")
        case .nonsense: SendProblem(.nonsense, "The SMSC's answer cannot be understood.")
        case .unread: SendProblem(.unavailable, "The SMSC does not read what it is sent.")
        case .untrusted:
            SendProblem(.misconfigured, "There is no encrypted connection to an SMSC to trust.")
        }
    }
}
