/// What a phone may answer to a message to get no more of them, or to get them again.
///
/// Only a message that is nothing but such a word counts: "stop calling me names" is a
/// conversation.
package enum OptOutWord: Hashable, Sendable {
    case stop
    case start

    /// No message that is longer is looked at.
    private static let longest = 40

    private static let stops: Set<String> = [
        "STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT",
    ]
    private static let starts: Set<String> = ["START", "UNSTOP", "YES"]

    /// Takes no notice of case, blanks and punctuation; `nil` for any other message.
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
