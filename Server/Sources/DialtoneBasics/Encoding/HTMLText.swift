/// Text that is escaped for HTML, in content or in quoted attribute values.
///
/// It escapes Unicode scalars, not characters. A scalar before a `<`, such as U+0600, can form one
/// character with it, but browsers still interpret the `<`.
package struct HTMLText: CustomStringConvertible {
    package let description: String

    package init(_ text: String) {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        description = escaped
    }
}
