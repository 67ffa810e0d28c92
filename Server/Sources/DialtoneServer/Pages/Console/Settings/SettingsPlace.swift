import DialtoneBasics
import Hummingbird

/// The project or tenant whose settings a page shows.
struct SettingsPlace: Sendable {
    /// The path of the admin call.
    let call: String

    /// The path of the pages, without the group.
    let list: String

    /// The ID, which confirms dangerous changes.
    let id: String

    /// The ID of the tenant; `nil` for a project.
    let tenant: String?

    init(of visit: ConsoleVisit) throws {
        let project = try visit.projectID().rawValue
        let start = "projects/\(PagePath.escaped(project))"
        tenant =
            visit.context.parameters.get("tenant") == nil ? nil : try visit.parameter("tenant")
        let path = tenant.map { "\(start)/tenants/\(PagePath.escaped($0))" } ?? start
        call = "/dialtone/v1/\(path)/settings"
        list = "\(ConsoleSite.root)/\(path)/settings"
        id = tenant ?? project
    }
}
