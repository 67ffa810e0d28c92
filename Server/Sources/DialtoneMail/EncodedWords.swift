import Foundation

/// Encodes text in any language for a header field (RFC 2047).
enum EncodedWords {
    private static let prefix = "=?utf-8?B?"
    private static let suffix = "?="

    /// The number of bytes in one encoded word, which may have at most 75 characters.
    private static let capacity = 45

    /// Encodes free text: unchanged if it is short and plain, otherwise as encoded words.
    static func text(of text: String) throws(MailFailure) -> String {
        try check(text)
        let isPlain = text.utf8.allSatisfy { (32...126).contains($0) }
        return isPlain && text.utf8.count <= 60 && !text.contains("=?") ? text : encoded(text)
    }

    /// Encodes a display name before an address, in which plain punctuation is special.
    static func phrase(of name: String) throws(MailFailure) -> String {
        try check(name)
        let isPlain = name.utf8.allSatisfy { byte in
            byte == 32 || byte < 128 && Character(Unicode.Scalar(byte)).isLetter
                || (48...57).contains(byte)
        }
        return isPlain && name.utf8.count <= 60 ? name : encoded(name)
    }

    private static func check(_ text: String) throws(MailFailure) {
        let isClean = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        guard isClean else { throw .malformed }
    }

    /// Splits between characters: an encoded word must not begin or end within one.
    private static func encoded(_ text: String) -> String {
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if words[words.count - 1].count + bytes.count > capacity { words.append([]) }
            words[words.count - 1] += bytes
        }
        return words.map { prefix + Data($0).base64EncodedString() + suffix }
            .joined(separator: "\r\n ")
    }
}
