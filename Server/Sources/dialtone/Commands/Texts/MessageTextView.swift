import DialtoneCore
import DialtoneMessaging

/// A text as commands show it.
struct MessageTextView: Encodable {
    let language: String

    /// `shipped`, or whose own text it is: `project` or `app`.
    let origin: String

    let text: String

    /// Why the text is not sent.
    let problem: String?

    init(_ entry: MessageTextEntry) {
        language = entry.language
        origin = entry.origin.rawValue
        text = entry.template
        problem = entry.problem?.explanation
    }
}
