import DialtoneCore

/// Where a project's messages may go, as an operator sees it.
struct RegionsView: Encodable {
    let project: String

    /// `null` where there is no such list.
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
