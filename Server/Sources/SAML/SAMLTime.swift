import Foundation

/// Parses and formats SAML times: `xs:dateTime` in UTC.
enum SAMLTime {
    /// The tolerated difference between the clocks of the two servers, in seconds.
    static let tolerance: TimeInterval = 60

    static func text(_ date: Date) -> String { date.formatted(.iso8601) }

    /// Parses a time; fractions of a second are dropped.
    static func date(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?Z/)
        else { return nil }
        return try? Date(match.1 + "Z", strategy: .iso8601)
    }

    /// Throws if `now` is outside the validity period of an element; both limits are optional.
    static func check(_ element: XMLTree, at now: Date) throws(SAMLFault) {
        if let text = element["NotBefore"] {
            guard let start = date(text) else { throw .wrongForm }
            guard now >= start - tolerance else { throw .notYetValid }
        }
        if let text = element["NotOnOrAfter"] {
            guard let end = date(text) else { throw .wrongForm }
            guard now < end + tolerance else { throw .expired }
        }
    }
}
