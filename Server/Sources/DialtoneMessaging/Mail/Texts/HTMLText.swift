/// Text as it may stand in an HTML document, between tags or within quotes.
///
/// It escapes Unicode scalars, not characters: browsers read a `<` also where the scalar before
/// it, such as U+0600, makes both one character.
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
