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

    var sentence: String {
        if let allowed {
            return allowed.isEmpty
                ? "Messages go nowhere." : "Messages go to \(Self.list(allowed)) only."
        }
        return denied.isEmpty
            ? "Messages go to every country."
            : "Messages go everywhere but to \(Self.list(denied))."
    }

    private static func list(_ regions: [String]) -> String {
        regions.joined(separator: ", ")
    }
}
