import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page that tries out changed rules on recorded requests, before they are saved.
struct ConsoleReplay: Sendable {
    /// The changes whose result the page showed, so that no others are saved by mistake.
    static let triedName = "tried"

    private static let path = "/projects/{project}/guard/replay"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            try await page(visit, ReplayForm(try await settings(visit)), Outcome())
        }
        site.post(Self.path, on: router) { visit, entered in
            let source = ReplaySource(of: entered, in: try visit.projectID().rawValue)
            let form = ReplayForm(try await settings(visit), entered: entered, from: source)
            return try await tryOut(form, entered, visit)
        }
        site.post(Self.path + "/save", on: router) { visit, entered in
            try await save(visit, entered)
        }
    }

    /// Evaluates the recorded requests by the present and by the entered rules.
    private func tryOut(
        _ form: ReplayForm,
        _ entered: ConsoleForm,
        _ visit: ConsoleVisit
    ) async throws -> Response {
        var form = form
        var outcome = Outcome()
        let wantsRows = !entered[SettingRows.buttonName].isEmpty
        guard !wantsRows, form.problems.isEmpty else {
            return try await page(visit, form, outcome, status: wantsRows ? .ok : .badRequest)
        }
        do {
            let before = try await replay([:], form.days, visit)
            let changes = form.replayedChanges
            let after = changes.isEmpty ? nil : try await replay(changes, form.days, visit)
            outcome.result = ReplayResult(before, after)
        } catch is WorkPoolIsFull {
            outcome.problem = translated("Another replay is running. Try again in a moment.")
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            form.note(refusal)
            return try await page(visit, form, outcome, status: .badRequest)
        }
        return try await page(visit, form, outcome)
    }

    /// Saves the changes whose result the page has shown.
    private func save(_ visit: ConsoleVisit, _ entered: ConsoleForm) async throws -> Response {
        let project = try visit.projectID()
        let isOwner = visit.user.identity(in: project)?.role == .owner
        let info = try await settings(visit)
        let source = ReplaySource(of: entered, in: project.rawValue)
        var form = ReplayForm(info, entered: entered, from: source)
        // Without the role, the call refuses the change, and the audit log notes it.
        if isOwner {
            guard form.etag == info.etag else {
                form.etag = info.etag
                return try await page(visit, form, Outcome(isConflict: true), status: .conflict)
            }
            guard form.problems.isEmpty, entered[Self.triedName] == form.signature else {
                return try await tryOut(form, entered, visit)
            }
            let isConfirmed = entered[ConsoleSettings.confirmationName] == project.rawValue
            if form.changesDangerously, !isConfirmed {
                let outcome = Outcome(needsConfirmation: true)
                return try await page(visit, form, outcome, status: .badRequest)
            }
        }
        let (etag, changes) = (entered[ConsoleSettings.etagName], form.changes)
        do {
            let _: ProjectSettingsInfo = try await ProjectCalls(site.calls, project, visit).patch(
                "/settings",
                UpdateProjectSettingsRequest {
                    $0.etag = etag
                    $0.settings = changes
                }
            )
        } catch Refusal.changedMeanwhile {
            form.etag = try await settings(visit).etag
            return try await page(visit, form, Outcome(isConflict: true), status: .conflict)
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            form.note(refusal)
            return try await page(visit, form, Outcome(), status: .badRequest)
        }
        return site.done(
            .saved,
            at: ConsoleSection.guardRules.path(in: project.rawValue) ?? ConsoleSite.root
        )
    }

    private func settings(_ visit: ConsoleVisit) async throws -> ProjectSettingsInfo {
        try await ProjectCalls(site.calls, try visit.projectID(), visit).get("/settings")
    }

    private func replay(
        _ settings: [String: String],
        _ days: Int,
        _ visit: ConsoleVisit
    ) async throws -> GuardReplay {
        try await ProjectCalls(site.calls, try visit.projectID(), visit).post(
            "/guard:replay",
            ReplayGuardRequest {
                $0.days = days
                $0.settings = settings
            }
        )
    }

    private func page(
        _ visit: ConsoleVisit,
        _ form: ReplayForm,
        _ outcome: Outcome,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let path = ConsoleSection.guardRules.path(in: project.rawValue) ?? ""
        let changes = form.changes
        return try await site.page(
            .consoleReplay,
            titled: translated("Try out rules"),
            at: .guardRules,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                path: path,
                canEdit: true,
                here: "\(path)/replay",
                etag: form.etag,
                signature: form.signature,
                days: ReplayForm.choices.map {
                    DayOption(days: $0, isSelected: $0 == form.days)
                },
                groups: form.groups,
                source: form.source?.group.id,
                back: form.source?.path,
                kept: form.keptFields,
                changes: form.changedFields,
                unsaved: form.changedFields.count,
                problems: form.problems,
                obstacle: outcome.problem,
                result: outcome.result,
                canSave: !changes.isEmpty && form.problems.isEmpty
                    && (outcome.result != nil || outcome.needsConfirmation || outcome.isConflict),
                isConflict: outcome.isConflict,
                needsConfirmation: outcome.needsConfirmation,
                projectID: project.rawValue,
                countries: RegionName.all
            )
        }
    }

    /// What came of a form.
    private struct Outcome: Sendable {
        var result: ReplayResult?
        var problem: String?
        var isConflict = false
        var needsConfirmation = false
    }

    private struct DayOption: Sendable {
        let days: Int
        let isSelected: Bool
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String

        /// Every role can try out rules.
        let canEdit: Bool

        /// The path of the form, for the buttons of rows.
        let here: String
        let etag: String
        let signature: String
        let days: [DayOption]
        let groups: [ReplayForm.Group]

        /// The group whose form was sent here, and the path of its page.
        let source: String?
        let back: String?

        /// The fields of that form that the page does not show.
        let kept: [SettingField]
        let changes: [SettingField]
        let unsaved: Int
        let problems: [SettingsForm.Problem]

        /// Why nothing was tried out; not named so, because fields have problems as well.
        let obstacle: String?
        let result: ReplayResult?
        let canSave: Bool
        let isConflict: Bool
        let needsConfirmation: Bool
        let projectID: String
        let countries: [RegionName]
    }
}
