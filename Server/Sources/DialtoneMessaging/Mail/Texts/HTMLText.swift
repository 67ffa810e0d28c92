/// Text as it may stand in an HTML document, between tags or within quotes.
struct HTMLText: CustomStringConvertible {
    let description: String

    init(_ text: String) {
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
