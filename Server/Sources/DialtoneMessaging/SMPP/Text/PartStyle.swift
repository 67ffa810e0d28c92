/// How an SMSC is told that messages are parts of one.
package enum PartStyle: String, Hashable, Sendable, CaseIterable {
    /// By a header in front of each part's content, which the phone reads.
    case header
    /// By optional parameters, of which the SMSC makes the header.
    case parameters
    /// Not at all: it gets the whole text in one parameter and splits it itself.
    case payload

    /// The longest text in parts: a part's number has one octet.
    static let limit = 255
}
