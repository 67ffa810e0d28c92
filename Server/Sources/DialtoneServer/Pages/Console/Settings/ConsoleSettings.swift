import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The pages with the settings of a project, one for each ``ConsoleSettingGroup``.
struct ConsoleSettings: Sendable {
    static let etagName = "etag"
    static let confirmationName = "confirmation"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        ConsoleAppSettings(site: site).add(to: router)
        site.get("/projects/{project}/settings", on: router) { visit in
            let first = ConsoleSettingGroup.all.first.map { "/\($0.id)" } ?? ""
            let list = ConsoleSection.settings.path(in: try visit.projectID().rawValue) ?? ""
            return .redirect(to: list + first, type: .normal)
        }
        for start in ["/projects/{project}", "/projects/{project}/tenants/{tenant}"] {
            site.get(start + "/settings/{group}", on: router) { visit in
                let group = try Self.group(of: visit)
                let info: ProjectSettingsInfo = try await site.calls.call(
                    .get,
                    try SettingsPlace(of: visit).call,
                    for: visit
                )
                return try await page(group, info, SettingsForm(group, info), for: visit)
            }
            site.post(start + "/settings/{group}", on: router) { visit, form in
                try await save(try Self.group(of: visit), form, for: visit)
            }
        }
    }

    static func group(of visit: ConsoleVisit) throws -> ConsoleSettingGroup {
        let id = try visit.parameter("group")
        guard let group = ConsoleSettingGroup.all.first(where: { $0.id == id }) else {
            throw HTTPError(.notFound)
        }
        return group
    }

    /// Refuses users who may not change settings, before anything of a form is parsed.
    ///
    /// The call without a change refuses them, and the audit log notes it.
    static func checkRole(
        of visit: ConsoleVisit,
        at place: SettingsPlace,
        _ site: ConsoleSite
    ) async throws {
        guard visit.user.identity(in: try visit.projectID())?.role != .owner else { return }
        try await site.calls.call(.patch, place.call, UpdateProjectSettingsRequest(), for: visit)
    }

    /// Changes what differs from the current values.
    private func save(
        _ group: ConsoleSettingGroup,
        _ entered: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let place = try SettingsPlace(of: visit)
        try await Self.checkRole(of: visit, at: place, site)
        let info: ProjectSettingsInfo = try await site.calls.call(.get, place.call, for: visit)
        var form = SettingsForm(group, info, entered: entered)
        let status = try await form.save(entered, confirmedBy: place.id) { form, etag, isTrial in
            let request = UpdateProjectSettingsRequest {
                $0.etag = etag
                $0.settings = form.changes
                if isTrial { $0.validateOnly = true }
            }
            try await site.calls.call(.patch, place.call, request, for: visit)
        }
        if let status { return try await page(group, info, form, for: visit, status: status) }
        return site.done(.saved, at: "\(place.list)/\(group.id)")
    }

    private func page(
        _ group: ConsoleSettingGroup,
        _ info: ProjectSettingsInfo,
        _ form: SettingsForm,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let place = try SettingsPlace(of: visit)
        let list = place.list
        let apps = try await SingleAppSettings.apps(of: group, info, visit, site)
        let consequences =
            form.needsConfirmation
            ? try await MethodUsers(site: site).consequences(of: form, for: visit) : []
        return try await site.page(
            .consoleSettings,
            titled: translated(group.title),
            at: .settings,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                path: "\(list)/\(group.id)",
                lead: translated(group.lead),
                groups: ConsoleSettingGroup.all.map {
                    ConsoleLayout.Item(
                        name: translated($0.title),
                        path: "\(list)/\($0.id)",
                        isCurrent: $0.id == group.id
                    )
                },
                canEdit: $0.isOwner,
                tryOut: place.tenant == nil
                    ? ReplaySource.Button(of: group, in: project.rawValue) : nil,
                here: "\(list)/\(group.id)",
                etag: form.etag,
                fields: form.fields,
                problems: form.problems,
                conflicts: form.isConflict ? form.conflicts : [],
                isConflict: form.isConflict,
                needsConfirmation: form.needsConfirmation,
                consequences: consequences,
                unsaved: form.unsaved,
                projectID: place.id,
                tenant: place.tenant,
                apps: apps,
                countries: form.hasCountries ? RegionName.all : []
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let lead: String
        let groups: [ConsoleLayout.Item]
        let canEdit: Bool

        /// Tries out rules of the guard; `nil` for other settings, and for those of a tenant.
        let tryOut: ReplaySource.Button?

        /// The path of the form, for the buttons of rows.
        let here: String
        let etag: String
        let fields: [SettingField]
        let problems: [SettingsForm.Problem]

        /// The settings whose present values are beside the entered ones.
        let conflicts: [SettingField]
        let isConflict: Bool
        let needsConfirmation: Bool

        /// What a change that needs a confirmation does to users.
        let consequences: [String]
        let unsaved: Int
        /// The ID of the project or tenant, which confirms dangerous changes.
        let projectID: String

        /// The ID of the tenant; `nil` for the project's own settings.
        let tenant: String?

        /// The apps that can have rules of their own.
        let apps: [SingleAppSettings.Link]

        /// The countries that fields suggest.
        let countries: [RegionName]
    }
}
