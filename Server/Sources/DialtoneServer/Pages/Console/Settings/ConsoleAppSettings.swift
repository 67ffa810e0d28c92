import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The pages with the settings of single apps, which replace those of the project or tenant.
struct ConsoleAppSettings: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        for start in ["/projects/{project}", "/projects/{project}/tenants/{tenant}"] {
            let path = start + "/settings/{group}/apps/{app}"
            site.get(path, on: router) { visit in
                let rules = try await SingleAppSettings(of: visit, site)
                return try await page(rules, SettingsForm(rules.group, rules.info), for: visit)
            }
            site.post(path, on: router) { visit, form in try await save(form, for: visit) }
            site.post(path + "/remove", on: router) { visit, form in
                let rules = try await SingleAppSettings(of: visit, site)
                try await change(rules, to: nil, etag: form[ConsoleSettings.etagName], for: visit)
                return site.done(.removed, at: rules.list)
            }
        }
    }

    private func save(_ entered: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let rules = try await SingleAppSettings(of: visit, site)
        try await ConsoleSettings.checkRole(of: visit, at: rules.place, site)
        var form = SettingsForm(rules.group, rules.info, entered: entered)
        let status = try await form.save(
            entered,
            confirmedBy: rules.place.id,
            explaining: rules.common
        ) { form, etag, isTrial in
            let own = rules.own(with: form)
            try await change(rules, to: own, etag: etag, isTrial: isTrial, for: visit)
        }
        if let status { return try await page(rules, form, for: visit, status: status) }
        return site.done(.saved, at: rules.path)
    }

    private func change(
        _ rules: SingleAppSettings,
        to own: JSONValue?,
        etag: String,
        isTrial: Bool = false,
        for visit: ConsoleVisit
    ) async throws {
        let all = rules.all(with: own).text
        let request = UpdateProjectSettingsRequest {
            $0.etag = etag
            $0.settings = [rules.setting.path: all]
            if isTrial { $0.validateOnly = true }
        }
        try await site.calls.call(.patch, rules.place.call, request, for: visit)
    }

    private func page(
        _ rules: SingleAppSettings,
        _ form: SettingsForm,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        return try await site.page(
            .consoleAppSettings,
            titled: translated(rules.setting.name),
            at: .settings,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                path: rules.path,
                list: rules.list,
                groupName: translated(rules.group.title),
                lead: translated(rules.setting.explanation),
                app: rules.app,
                hasOwn: rules.hasOwn,
                canEdit: $0.isOwner,
                here: rules.path,
                etag: form.etag,
                fields: form.fields,
                problems: form.problems,
                conflicts: form.isConflict ? form.conflicts : [],
                isConflict: form.isConflict,
                needsConfirmation: form.needsConfirmation,
                unsaved: form.unsaved,
                projectID: rules.place.id,
                tenant: rules.place.tenant,
                countries: form.hasCountries ? RegionName.all : []
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let groupName: String
        let lead: String
        let app: String
        let hasOwn: Bool
        let canEdit: Bool

        /// The path of the form, for the buttons of rows.
        let here: String
        let etag: String
        let fields: [SettingField]
        let problems: [SettingsForm.Problem]
        let conflicts: [SettingField]
        let isConflict: Bool
        let needsConfirmation: Bool
        let unsaved: Int
        let projectID: String
        let tenant: String?
        let countries: [RegionName]
    }
}
