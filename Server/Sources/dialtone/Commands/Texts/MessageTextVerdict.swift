import DialtoneModel
import DialtoneSMS

/// The result of checking a text: its problem, or its length.
struct MessageTextVerdict: Encodable {
    let language: String
    let problem: String?

    /// The number of segments; `nil` if the text cannot be used.
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
