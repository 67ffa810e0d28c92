/// How an SMSC recognizes the parts of one message.
package enum PartStyle: String, Hashable, Sendable, CaseIterable {
    /// By a header before each part's content, which the phone reads.
    case header
    /// By optional parameters, from which the SMSC creates the header.
    case parameters
    /// Not at all: the SMSC gets the whole text in one parameter and splits it.
    case payload

    /// The maximum number of parts: the part number is one octet.
    static let limit = 255
}
