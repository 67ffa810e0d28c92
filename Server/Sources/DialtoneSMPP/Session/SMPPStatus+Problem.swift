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
        case .throttled: (.throttled, false, "The rate limit of the SMSC is reached.")
        case .queueFull: (.throttled, false, "The SMSC's queue is full.")
        case .invalidDestination:
            (.invalidNumber, true, "The SMSC cannot route messages to the number.")
        case .invalidSource, .invalidSourceTON, .invalidSourceNPI:
            (.senderRejected, true, "The SMSC does not accept messages from this sender.")
        case .invalidMessageLength:
            (.tooLong, true, "The SMSC does not accept a text of this length.")
        case .alreadyBound, .bindFailed, .invalidPassword, .invalidSystemID:
            (.authentication, false, "The SMSC rejected the system ID or password.")
        case .wrongBindState, .systemError, .submitFailed, .temporaryApplicationError,
            .deliveryFailure, .unknownError:
            (.unavailable, false, "The SMSC reported an error.")
        case .permanentApplicationError, .rejectedByApplication:
            (.other, true, "The SMSC rejected the message.")
        case _ where isAboutFields:
            (.misconfigured, true, "The SMSC rejected a field of the request.")
        default: (.other, false, "The SMSC rejected the message with a vendor-specific code.")
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
        case .timedOut, .connectionClosed, .invalidResponse, .unread, .untrusted: .unknown(problem)
        }
    }

    var problem: SendProblem {
        switch self {
        case .notSent: SendProblem(.unavailable, "The message was not sent to the SMSC in time.")
        case .timedOut: SendProblem(.timedOut, "The SMSC did not respond.")
        case .connectionClosed: SendProblem(.unavailable, "The SMSC closed the connection.")
        case .invalidResponse: SendProblem(.invalidResponse, "The SMSC's response is not valid.")
        case .unread: SendProblem(.unavailable, "The SMSC stopped reading from the connection.")
        case .untrusted:
            SendProblem(.misconfigured, "The SMSC's TLS certificate is not trusted.")
        }
    }
}
