/// Replacements of Unicode scalars, by which a text stays one value of a shell or a program.
///
/// Shells and compilers end a string at a quote also where a scalar follows that joins it, such as
/// U+0301. To `String.replacing`, both together are another character than the quote.
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
