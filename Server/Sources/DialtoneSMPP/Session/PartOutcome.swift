import DialtoneBasics
import DialtoneModel

/// The SMSC's response to one part of a message.
enum PartOutcome: Sendable {
    case taken(id: String)
    case refused(SMPPStatus)
    case failed(SMPPFailure)

    init(_ result: Result<SMPPPDU, any Error>) {
        switch result {
        case .success(let pdu) where pdu.status != .ok: self = .refused(pdu.status)
        case .success(let pdu):
            guard case .submitResponse(let id) = pdu.operation else {
                self = .failed(.invalidResponse)
                return
            }
            self = .taken(id: id)
        case .failure(let error): self = .failed(error as? SMPPFailure ?? .connectionClosed)
        }
    }
}

extension [PartOutcome] {
    /// Returns the outcome of the whole message.
    ///
    /// It is accepted if all parts are, and unknown if any part's outcome is unknown.
    func outcome(segments: Int?, retryAfter wait: TimeSpan?) -> SendOutcome {
        let problems = compactMap { part -> SendOutcome? in
            switch part {
            case .taken: nil
            case .refused(let status): status.outcome(after: status.isThrottling ? wait : nil)
            case .failed(let failure): failure.outcome
            }
        }
        if let worst = problems.max(by: { $0.gravity < $1.gravity }) { return worst }
        let ids = compactMap { part -> String? in
            if case .taken(let id) = part, !id.isEmpty { id } else { nil }
        }
        return .accepted(SendReceipt(gatewayMessageIDs: ids, segments: segments))
    }
}

extension SendOutcome {
    fileprivate var gravity: Int {
        switch self {
        case .accepted: 0
        case .retryable: 1
        case .permanent, .fraudBlocked: 2
        case .unknown: 3
        }
    }
}
