/// The permissions of an administrator's credential; each role includes the previous one.
package enum AdminRole: String, Sendable, Codable, CaseIterable, Comparable {
    /// Reads accounts and settings.
    case viewer

    /// Changes accounts; a service account may also sign custom tokens.
    case editor

    /// Changes settings.
    case owner

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rank < rhs.rank
    }

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .editor: 1
        case .owner: 2
        }
    }
}
