import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// The countries of a project's messages, as commands print them.
struct RegionsView: Encodable {
    let project: String

    /// The allowed countries; `null` if there is no such list.
    let allowed: [String]?
    let denied: [String]

    init(_ project: Project) {
        self.project = project.id.rawValue
        allowed = project.settings.smsRegions.allowed
        denied = project.settings.smsRegions.denied
    }

    var summary: String {
        if let allowed {
            return allowed.isEmpty
                ? "Messages are blocked for all countries."
                : "Messages are allowed only to \(Self.list(allowed))."
        }
        return denied.isEmpty
            ? "Messages are allowed to all countries."
            : "Messages are allowed to all countries except \(Self.list(denied))."
    }

    private static func list(_ regions: [String]) -> String {
        regions.joined(separator: ", ")
    }
}
