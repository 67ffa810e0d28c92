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
    }

    static let header = ["ID", "CALLED FOR", "URL", "FORMAT", "SECONDS", "ON FAILURE"]

    var row: [String] {
        [id, calledFor.joined(separator: ","), url, format, String(timeoutSeconds), onFailure]
    }
}
