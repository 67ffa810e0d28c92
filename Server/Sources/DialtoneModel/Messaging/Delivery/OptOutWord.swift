/// A keyword by which the owner of a number stops or resumes messages.
///
/// Only a message that consists of the keyword counts: "stop calling me names" does not.
package enum OptOutWord: Hashable, Sendable {
    case stop
    case start

    /// The maximum length of a message that is parsed.
    private static let longest = 40

    private static let stops: Set<String> = [
        "STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT",
    ]
    private static let starts: Set<String> = ["START", "UNSTOP", "YES"]

    /// Parses a message, ignoring case, spaces and punctuation; `nil` if it is no keyword.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let word = text.uppercased().filter { $0.isLetter || $0.isNumber }
        if Self.stops.contains(word) {
            self = .stop
        } else if Self.starts.contains(word) {
            self = .start
        } else {
            return nil
        }
    }
}
