/// The state of a message; it never goes back to an earlier one.
///
/// Receipts arrive late, more than once and in any order, so the state with the higher rank is
/// kept. A message that is delivered after it was reported as failed counts as delivered.
package enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable {
    /// No gateway has accepted it yet.
    case queued

    /// A gateway has accepted it.
    case accepted

    /// Its code has expired, and no delivery was reported.
    case expired

    /// No gateway accepted it, or the carrier reported that it failed.
    case failed

    /// The carrier reported that it was delivered.
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
