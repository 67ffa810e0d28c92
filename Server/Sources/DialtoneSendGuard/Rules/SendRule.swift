/// A rule of the guard, as named in records and alerts.
package struct SendRule: Hashable, Sendable {
    package enum Name: String, Hashable, Sendable, CaseIterable {
        /// Messages to this kind of number are not allowed.
        case kind
        /// The number's prefix is on hold.
        case hold
        /// A spending cap is reached.
        case cap
        /// There are too many unanswered messages.
        case limit
        /// The cost of unanswered messages is too high.
        case budget
        /// The share of answered messages is too low.
        case answers
        /// An address requests messages to too many countries.
        case countries
        /// There are too many notices to owners.
        case notices
    }

    package let name: Name

    /// The dimension that the rule applies to, if any.
    package let dimension: SendDimension.Kind?

    /// The time span of the rule, if it has one.
    package let span: SendSpan?

    package init(_ name: Name, _ dimension: SendDimension.Kind? = nil, _ span: SendSpan? = nil) {
        self.name = name
        self.dimension = dimension
        self.span = span
    }

    /// Parses ``text``; returns `nil` if it is malformed.
    package init?(text: String) {
        let parts = text.split(separator: "/").map(String.init)
        guard (1...3).contains(parts.count), let name = Name(rawValue: parts[0]) else {
            return nil
        }
        let dimension = parts.count > 1 ? SendDimension.Kind(rawValue: parts[1]) : nil
        let span = parts.count > 2 ? SendSpan(rawValue: parts[2]) : nil
        guard (dimension == nil) == (parts.count < 2), (span == nil) == (parts.count < 3) else {
            return nil
        }
        self.init(name, dimension, span)
    }

    /// The text form, such as `budget/prefix/day`.
    package var text: String {
        [name.rawValue, dimension?.rawValue, span?.rawValue].compactMap(\.self).joined(
            separator: "/"
        )
    }
}
