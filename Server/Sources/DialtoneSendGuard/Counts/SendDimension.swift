/// A property that messages share and by which they are counted.
package struct SendDimension: Hashable, Sendable {
    /// The kind of property, in the order in which transactions lock the tallies.
    ///
    /// Dimensions that many messages share come last, so that they are locked for the shortest
    /// time.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case instance, address, prefix, network, app, country, project

        /// All messages of the server, regardless of the project; its subject is the currency.
        case server
    }

    package let kind: Kind

    /// The value of the property, such as a digest, an address or a country code.
    ///
    /// It is empty for the project itself.
    package let subject: String

    package init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }

    /// Parses ``text``; returns `nil` if it is malformed.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }

    /// The text form, such as `country:DE`.
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
