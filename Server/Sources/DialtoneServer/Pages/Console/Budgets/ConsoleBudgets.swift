import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The budgets and caps of a project in tables, beside what was spent.
struct ConsoleBudgets: Sendable {
    /// The settings about how caps grow, and about the reserve above them.
    static let growth = [
        "sendGuard.caps.growth.perVerified", "sendGuard.caps.growth.perVerifiedInSpan",
        "sendGuard.caps.growth.countryShare", "sendGuard.caps.reserve",
    ]

    private static let path = "/projects/{project}/budgets"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            let info: ProjectSettingsInfo = try await calls(visit).get("/settings")
            return try await page(visit, SettingsForm(.budgets, info))
        }
        site.post(Self.path, on: router) { visit, form in try await save(visit, form) }
    }

    private func save(_ visit: ConsoleVisit, _ entered: ConsoleForm) async throws -> Response {
        let place = try SettingsPlace(of: visit)
        try await ConsoleSettings.checkRole(of: visit, at: place, site)
        let info: ProjectSettingsInfo = try await calls(visit).get("/settings")
        var form = SettingsForm(.budgets, info, entered: entered)
        let status = try await form.save(entered, confirmedBy: place.id) { form, etag, isTrial in
            let request = UpdateProjectSettingsRequest {
                $0.etag = etag
                $0.settings = form.changes
                if isTrial { $0.validateOnly = true }
            }
            try await site.calls.call(.patch, place.call, request, for: visit)
        }
        if let status { return try await page(visit, form, status: status) }
        return site.done(.saved, at: ConsoleTab.budgets.path(in: place.id))
    }

    private func page(
        _ visit: ConsoleVisit,
        _ form: SettingsForm,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let guarding: GuardStatus = try await calls(visit).get("/guard")
        let settings = ConsoleSection.settings.path(in: project.rawValue) ?? ""
        let allowances =
            (guarding.spending.flatMap(\.allowances).filter { $0.used > 0 } + guarding.server)
            .filter { $0.measure == "money" }
        return try await site.page(
            .consoleBudgets,
            titled: ConsoleTab.budgets.name,
            at: .regions,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                tabs: ConsoleTabs(.budgets, in: project.rawValue),
                path: ConsoleTab.budgets.path(in: project.rawValue),
                settings: "\(settings)/\(ConsoleSettingGroup.spending.id)",
                currency: guarding.currency,
                etag: form.etag,
                tryOut: ReplaySource.Button(of: .budgets, in: project.rawValue),
                sections: BudgetTable.all(form, guarding),
                problems: form.problems,
                conflicts: form.isConflict ? form.conflicts : [],
                isConflict: form.isConflict,
                needsConfirmation: form.needsConfirmation,
                projectID: project.rawValue,
                tenant: nil,
                unsaved: form.unsaved,
                allowances: allowances.map(AllowanceRow.init),
                hasAllowances: !allowances.isEmpty
            )
        }
    }

    private func calls(_ visit: ConsoleVisit) throws -> ProjectCalls {
        ProjectCalls(site.calls, try visit.projectID(), visit)
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let settings: String
        let currency: String
        let etag: String
        let tryOut: ReplaySource.Button?
        let sections: [BudgetTable]
        let problems: [SettingsForm.Problem]
        let conflicts: [SettingField]
        let isConflict: Bool
        let needsConfirmation: Bool

        /// What the partial for confirmations shows; the page is never that of a tenant.
        let projectID: String
        let tenant: String?
        let unsaved: Int
        let allowances: [AllowanceRow]
        let hasAllowances: Bool
    }
}
