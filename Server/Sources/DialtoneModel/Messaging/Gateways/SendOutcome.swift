package import DialtoneBasics

/// The outcome of one attempt to send a message by a gateway.
package enum SendOutcome: Hashable, Sendable {
    case accepted(SendReceipt)

    /// Temporarily rejected; `after` is the gateway's requested retry delay, if any.
    case retryable(SendProblem, after: TimeSpan?)

    /// Permanently rejected: the message, the number or the gateway account is at fault.
    case permanent(SendProblem)

    /// Blocked by the gateway's own fraud protection.
    case fraudBlocked(SendProblem)

    /// No response, although the request may have arrived: the message may have been sent.
    case unknown(SendProblem)

    /// The name of an outcome, for metrics.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case accepted
        case postponed
        case rejected
        case fraudBlocked
        case unknown
    }

    package var kind: Kind {
        switch self {
        case .accepted: .accepted
        case .retryable: .postponed
        case .permanent: .rejected
        case .fraudBlocked: .fraudBlocked
        case .unknown: .unknown
        }
    }

    /// Why the message was not accepted; `nil` if it was.
    package var problem: SendProblem? {
        switch self {
        case .accepted: nil
        case .retryable(let problem, _), .permanent(let problem), .fraudBlocked(let problem),
            .unknown(let problem):
            problem
        }
    }
}

/// A gateway's response when it accepts a message.
package struct SendReceipt: Hashable, Sendable {
    /// The gateway's message IDs, one for each part if it splits messages itself.
    ///
    /// Invalid IDs are left out.
    package let gatewayMessageIDs: [String]

    /// The number of segments that the gateway reports, if it does.
    package let segments: Int?

    /// The price that the gateway reports, if it does.
    package let price: Money?

    package init(gatewayMessageIDs: [String], segments: Int? = nil, price: Money? = nil) {
        self.gatewayMessageIDs = gatewayMessageIDs.filter(GatewayWord.isName)
        self.segments = segments
        self.price = price
    }
}
