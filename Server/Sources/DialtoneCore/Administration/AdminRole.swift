/// How much a credential of administrators allows; each role may do what the one before it may.
package enum AdminRole: String, Sendable, Codable, CaseIterable, Comparable {
    /// Sees accounts and settings.
    case viewer

    /// Changes accounts, and with a service account signs custom tokens.
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
