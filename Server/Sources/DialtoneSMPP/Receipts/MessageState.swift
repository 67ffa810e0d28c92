import DialtoneModel

/// The message state that an SMSC reports, as a number in a parameter or a word in text.
package enum MessageState: UInt8, Hashable, Sendable, CaseIterable {
    case enroute = 1
    case delivered = 2
    case expired = 3
    case deleted = 4
    case undeliverable = 5
    case accepted = 6
    case unknown = 7
    case rejected = 8

    /// The word in the text of a receipt (SMPP 3.4, appendix B).
    package var word: String {
        switch self {
        case .enroute: "ENROUTE"
        case .delivered: "DELIVRD"
        case .expired: "EXPIRED"
        case .deleted: "DELETED"
        case .undeliverable: "UNDELIV"
        case .accepted: "ACCEPTD"
        case .unknown: "UNKNOWN"
        case .rejected: "REJECTD"
        }
    }

    /// Reads the word as SMSCs write it: in any case, abbreviated or in full.
    package init?(word: some StringProtocol) {
        let word = word.uppercased()
        if word == "FAILED" {
            self = .undeliverable
            return
        }
        // Five letters identify the state, abbreviated or not.
        guard word.count >= 5,
            let state = Self.allCases.first(where: { $0.word.prefix(5) == word.prefix(5) })
        else { return nil }
        self = state
    }

    /// The delivery state of the message; if the SMSC lost track of it, it stays accepted.
    var deliveryState: DeliveryState {
        switch self {
        case .enroute, .accepted, .unknown: .accepted
        case .delivered: .delivered
        case .expired, .deleted, .undeliverable, .rejected: .failed
        }
    }

    /// Why the message failed, as far as the state indicates it.
    var reason: SendProblem.Reason? {
        switch self {
        case .enroute, .accepted, .unknown, .delivered: nil
        case .expired, .undeliverable: .unreachable
        case .deleted, .rejected: .other
        }
    }
}
