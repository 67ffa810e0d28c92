import DialtoneBasics
import DialtoneModel
import Foundation

/// A hook without its secret, as commands print it.
struct HookView: Encodable {
    let id: String
    let url: String

    /// The trigger or the events.
    let calledFor: [String]

    let format: String
    let timeoutSeconds: Int64
    let onFailure: String
    let createdAt: String
    let updatedAt: String

    init(_ hook: Hook) {
        id = hook.id.rawValue
        url = hook.url
        calledFor =
            switch hook.subject {
            case .before(let trigger): [trigger.rawValue]
            case .after(let events): events.sorted().map(\.rawValue)
            }
        format = hook.format.rawValue
        timeoutSeconds = hook.timeout.wholeSeconds
        onFailure = hook.onFailure.rawValue
        createdAt = hook.createdAt.date.ISO8601Format()
        updatedAt = hook.updatedAt.date.ISO8601Format()
    }

    static let header = ["ID", "CALLED FOR", "URL", "FORMAT", "SECONDS", "ON FAILURE"]

    var row: [String] {
        [id, calledFor.joined(separator: ","), url, format, String(timeoutSeconds), onFailure]
    }

    var details: Details<Self> {
        Details(
            self,
            [
                ("ID", id), ("called for", calledFor.joined(separator: ", ")), ("URL", url),
                ("format", format), ("timeout", "\(timeoutSeconds) seconds"),
                ("on failure", onFailure), ("created", createdAt), ("updated", updatedAt),
            ]
        )
    }
}
