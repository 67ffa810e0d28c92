/// Validation of codes and message IDs that come from a gateway.
///
/// They are written to the message log, which is stored in a database and shown on terminals, so
/// control characters and overlong values must be excluded.
package enum GatewayWord {
    /// The maximum length of a code; longer ones are truncated.
    private static let codeLimit = 64

    /// The maximum length of a message ID, in bytes.
    private static let nameLimit = 512

    /// Returns `code` without invisible characters, truncated to the maximum length.
    static func code(_ code: String?) -> String? {
        guard let code else { return nil }
        let plain = code.unicodeScalars.lazy.filter(isPlain).prefix(codeLimit)
        return plain.isEmpty ? nil : String(String.UnicodeScalarView(plain))
    }

    /// Whether `name` is usable as a message ID.
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
