/// How far a message has come; it never goes back.
///
/// Receipts come late, twice and in any order: the state of the higher rank stays. A message
/// that arrived after it was given up has arrived.
package enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nobody has taken it yet.
    case queued

    /// A gateway has it.
    case accepted

    /// Its code can no longer be entered, and nobody heard that it arrived.
    case expired

    /// Nobody took it, or the carrier gave it up.
    case failed

    /// The carrier says that it arrived.
    case delivered

    /// Its code was entered.
    case entered

    package var rank: Int {
        switch self {
        case .queued: 0
        case .accepted: 1
        case .expired: 2
        case .failed: 3
        case .delivered: 4
        case .entered: 5
        }
    }
}
