/// Replacements of Unicode scalars that escape text for a string literal of a shell or a language.
///
/// Shells and compilers end a string at a quote even if a combining scalar follows it, such as
/// U+0301. `String.replacing` does not find such a quote, because both scalars form one character.
package struct ScalarEscapes: Sendable {
    private let replacements: [Unicode.Scalar: String]

    package init(_ replacements: [Unicode.Scalar: String]) {
        self.replacements = replacements
    }

    package func escape(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                escaped.append(contentsOf: replacement.unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
