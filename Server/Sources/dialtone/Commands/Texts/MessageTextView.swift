import DialtoneModel
import DialtoneSMS

/// A message text, as commands print it.
struct MessageTextView: Encodable {
    let language: String

    /// The origin of the text: `shipped`, `project` or `app`.
    let origin: String

    let text: String

    /// Why the text cannot be used.
    let problem: String?

    init(_ entry: MessageTextEntry) {
        language = entry.language
        origin = entry.origin.rawValue
        text = entry.template
        problem = entry.problem?.explanation
    }
}
