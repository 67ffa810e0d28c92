/// A code or a name that a gateway chose, before it is believed to be one.
///
/// It goes into the log of messages, which people read on terminals and databases keep: what no
/// gateway means to write there must neither move a cursor nor be refused by a database.
package enum GatewayWord {
    /// The longest code that is kept.
    private static let codeLimit = 64

    /// The most octets of a message's name.
    private static let nameLimit = 512

    /// `code` without what is not to be seen, cut where it is longer than codes are.
    static func code(_ code: String?) -> String? {
        guard let code else { return nil }
        let plain = code.unicodeScalars.lazy.filter(isPlain).prefix(codeLimit)
        return plain.isEmpty ? nil : String(String.UnicodeScalarView(plain))
    }

    /// Whether a message can be known by `name`.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= nameLimit && name.unicodeScalars.allSatisfy(isPlain)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}
