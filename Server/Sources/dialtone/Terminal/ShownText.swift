/// Escapes text for display on a terminal.
///
/// Users choose their names, and clients choose their headers. On a terminal, a control character
/// could erase text or type a command, and a character that reverses the writing direction could
/// make one address look like another.
enum ShownText {
    /// Returns `text` with its control and format characters escaped, such as `\u{1b}`.
    ///
    /// Line feeds are kept if `keepsLines` is set.
    static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isHarmful(scalar), !(keepsLines && scalar == "\n") {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns JSON with such characters in JSON's own escapes, so that its meaning is the same.
    static func escaped(json: String) -> String {
        guard !isPlain(json) else { return json }
        var result = ""
        for scalar in json.unicodeScalars {
            if isHarmful(scalar), scalar != "\n" {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether `text` is plain ASCII, as nearly every text is, and needs no Unicode properties.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // The joiners are part of emoji and of words in some scripts, and are harmless.
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }
}
