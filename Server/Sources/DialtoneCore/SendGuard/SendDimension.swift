/// Something that messages have in common, and that is counted for it.
package struct SendDimension: Hashable, Sendable {
    /// What the messages have in common, in the order in which transactions hold the tallies.
    ///
    /// What many messages share comes last, so that it is held for the shortest time.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case instance, address, prefix, network, app, country, project

        /// All that the server sends, whoever's it is; its subject is the currency.
        case server
    }

    package let kind: Kind

    /// Which one: a digest, an address, a country's code; nothing for the project itself.
    package let subject: String

    package init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }

    /// What ``text`` wrote; `nil` if it is not that.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }

    /// Such as `country:DE`.
    package var text: String { "\(kind.rawValue):\(subject)" }
}

extension SendDimension: Comparable {
    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.kind == rhs.kind ? lhs.subject < rhs.subject : lhs.kind.rank < rhs.kind.rank
    }
}

extension SendDimension.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
