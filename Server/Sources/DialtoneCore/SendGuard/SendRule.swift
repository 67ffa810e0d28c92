/// One rule of the guard, as records and people name it.
package struct SendRule: Hashable, Sendable {
    package enum Name: String, Hashable, Sendable, CaseIterable {
        /// The number is of a kind that gets no messages.
        case kind
        /// Numbers that begin alike get none for a while.
        case hold
        /// The project has spent what it may.
        case cap
        /// Too many messages were not answered.
        case limit
        /// Too much money is out on messages that were not answered.
        case budget
        /// Too few of the messages were answered.
        case answers
        /// One address asks for too many countries.
        case countries
    }

    package let name: Name

    /// What the messages have in common that the rule looks at, where it looks at such a thing.
    package let dimension: SendDimension.Kind?

    /// How far the rule looks back, where it does.
    package let span: SendSpan?

    package init(_ name: Name, _ dimension: SendDimension.Kind? = nil, _ span: SendSpan? = nil) {
        self.name = name
        self.dimension = dimension
        self.span = span
    }

    /// What ``text`` wrote; `nil` if it is not that.
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

    /// Such as `budget/prefix/day`.
    package var text: String {
        [name.rawValue, dimension?.rawValue, span?.rawValue].compactMap(\.self).joined(
            separator: "/"
        )
    }
}
