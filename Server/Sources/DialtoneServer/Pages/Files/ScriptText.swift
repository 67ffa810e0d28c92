import EmbeddedFiles

/// The pages' scripts as they are sent: without comments and indentation.
///
/// Comments are for developers, and are a fifth of what a browser would load.
enum ScriptText {
    /// The scripts by the names of their files.
    static let shortened: [String: [UInt8]] = EmbeddedFiles.assets
        .filter { $0.key.hasSuffix(".js") }
        .mapValues { Array(shortened(String(decoding: $0.bytes, as: UTF8.self)).utf8) }

    /// Leaves out the lines of a script that are a comment, and the space before the other lines.
    ///
    /// A comment after code stays. No text of the scripts goes over several lines, where this would
    /// change it.
    static func shortened(_ script: String) -> String {
        var isInComment = false
        var result = ""
        for line in script.utf8.split(separator: UInt8(ascii: "\n")) {
            let text = Substring(line.drop { $0 == UInt8(ascii: " ") })
            if text.hasPrefix("/*") { isInComment = true }
            if !isInComment, !text.isEmpty, !text.hasPrefix("//") {
                result += text
                result += "\n"
            }
            if isInComment, text.hasSuffix("*/") { isInComment = false }
        }
        return result
    }
}
