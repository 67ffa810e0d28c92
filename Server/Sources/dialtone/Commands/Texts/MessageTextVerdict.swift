import DialtoneCore
import DialtoneMessaging

/// What is wrong with a text, or how long it is.
struct MessageTextVerdict: Encodable {
    let language: String
    let problem: String?

    /// How many messages the text is sent as; missing where it is not sent.
    let segments: Int?

    let warnings: [String]

    init(_ entry: MessageTextEntry, for project: Project, app: RelyingApp?) {
        language = entry.language
        problem = entry.problem?.explanation
        guard entry.problem == nil,
            let view = MessagePreviewView(entry.language, of: project, app: app, price: nil)
        else {
            segments = nil
            warnings = []
            return
        }
        segments = view.segments
        warnings = view.warnings
    }

    var line: String {
        if let problem { return "\(language): refused, it \(problem)" }
        return ([language + ": good"] + warnings).joined(separator: "; ")
    }
}
