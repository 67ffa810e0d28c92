import Foundation
import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The countries that messages can be sent to, and what another list would have refused.
struct ConsoleRegions: Sendable {
    private static let path = "/projects/{project}/countries"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await page(visit, nil, Outcome()) }
        site.post(Self.path + "/try", on: router) { visit, form in
            let entered = RegionsForm(form)
            var outcome = Outcome(etag: form[ConsoleSettings.etagName])
            try await tryOut(entered, visit, in: &outcome)
            return try await page(
                visit,
                entered,
                outcome,
                status: outcome.problem == nil ? .ok : .badRequest
            )
        }
        site.post(Self.path, on: router) { visit, form in
            try await save(RegionsForm(form), form, visit)
        }
    }

    /// Saves the list after a confirmation, which comes with what the list would have refused.
    private func save(
        _ entered: RegionsForm,
        _ form: ConsoleForm,
        _ visit: ConsoleVisit
    ) async throws -> Response {
        let project = try visit.projectID()
        var outcome = Outcome(etag: form[ConsoleSettings.etagName])
        let isOwner = visit.user.identity(in: project)?.role == .owner
        // Without the role, the call refuses the change, and the audit log notes it.
        if isOwner, form[ConsoleSettings.confirmationName] != project.rawValue {
            try await tryOut(entered, visit, in: &outcome)
            outcome.needsConfirmation = outcome.problem == nil
            return try await page(visit, entered, outcome, status: .badRequest)
        }
        let (etag, settings) = (outcome.etag, entered.settings)
        do {
            let _: ProjectSettingsInfo = try await calls(visit).patch(
                "/settings",
                UpdateProjectSettingsRequest {
                    $0.etag = etag
                    $0.settings = settings
                }
            )
        } catch Refusal.changedMeanwhile {
            outcome.isConflict = true
            // The page shows the current list, so that another attempt can replace it.
            outcome.etag = ""
            return try await page(visit, entered, outcome, status: .conflict)
        }
        let list = ConsoleSection.regions.path(in: project.rawValue) ?? ""
        return site.done(.saved, at: list)
    }

    private func tryOut(
        _ entered: RegionsForm,
        _ visit: ConsoleVisit,
        in outcome: inout Outcome
    ) async throws {
        do {
            outcome.check = try await calls(visit).post("/messageRegions:check", entered.check)
        } catch is WorkPoolIsFull {
            outcome.problem = translated("Another list is being tried out. Try again in a moment.")
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            outcome.problem = ConsoleProblem(refusal).text
        }
    }

    private func page(
        _ visit: ConsoleVisit,
        _ entered: RegionsForm?,
        _ outcome: Outcome,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let found: ListMessageRegionsResponse = try await calls(visit).get("/messageRegions")
        let settings: ProjectSettingsInfo = try await calls(visit).get("/settings")
        let present = RegionsForm(found)
        let form = entered ?? present.allowing(visit.query("add"))
        let regions = Self.rows(found, chosen: form.codes, present: present.codes)
        return try await site.page(
            .consoleRegions,
            titled: translated("Countries"),
            at: .regions,
            of: project,
            for: visit,
            status: status
        ) { layout in
            View(
                layout: layout,
                tabs: ConsoleTabs(.regions, in: project.rawValue),
                path: ConsoleSection.regions.path(in: project.rawValue) ?? "",
                projectID: project.rawValue,
                etag: outcome.etag.isEmpty ? settings.etag : outcome.etag,
                isOnly: form.mode == .only,
                chosen: form.codes.count,
                allowsAll: present.mode == .except && present.codes.isEmpty,
                blocksAll: form.mode == .only && form.codes.isEmpty,
                currency: found.currency,
                numbers: form.numbers,
                groups: RegionGroup.all,
                regions: regions,
                result: outcome.check.map { ResultView($0) },
                problem: outcome.problem,
                conflict: outcome.isConflict
                    ? ConsoleConflict(form.differences(to: present)) : nil,
                needsConfirmation: outcome.needsConfirmation,
                unsaved: regions.count(where: \.isChanged) + (form.mode == present.mode ? 0 : 1)
            )
        }
    }

    private static func rows(
        _ found: ListMessageRegionsResponse,
        chosen: Set<String>,
        present: Set<String>
    ) -> [RegionRow] {
        let infos = Dictionary(found.regions.map { ($0.regionCode, $0) }) { first, _ in first }
        return RegionName.all.map { region in
            let info = infos[region.code]
            return RegionRow(
                region: region,
                field: RegionsForm.field(of: region.code),
                isChosen: chosen.contains(region.code),
                isChanged: chosen.contains(region.code) != present.contains(region.code),
                price: Grouped.text(Decimal(info?.price ?? 0), places: 3),
                isEstimate: info?.hasOwnPrice == false
            )
        }
    }

    private func calls(_ visit: ConsoleVisit) throws -> ProjectCalls {
        ProjectCalls(site.calls, try visit.projectID(), visit)
    }

    /// What came of a form.
    private struct Outcome: Sendable {
        var etag = ""
        var check: MessageRegionsCheck?
        var problem: String?
        var isConflict = false
        var needsConfirmation = false
    }

    private struct RegionRow: Sendable {
        let region: RegionName
        let field: String
        let isChosen: Bool
        let isChanged: Bool
        let price: String
        let isEstimate: Bool
    }

    private struct ImpactRow: Sendable {
        let country: String
        let impact: MessageRegionImpact
    }

    private struct NumberRow: Sendable {
        let number: CheckedMessageNumber
        let verdict: String
        let tone: String
    }

    private struct ResultView: Sendable {
        let check: MessageRegionsCheck
        let impacts: [ImpactRow]
        let hasImpacts: Bool
        let checked: [NumberRow]
        let hasNumbers: Bool
        let isHarmless: Bool

        init(_ check: MessageRegionsCheck) {
            self.check = check
            impacts = check.regions.prefix(100).map {
                ImpactRow(
                    country: $0.regionCode == "ZZ"
                        ? translated("No country") : RegionName.of($0.regionCode),
                    impact: $0
                )
            }
            hasImpacts = !check.regions.isEmpty
            checked = check.numbers.map {
                NumberRow(
                    number: $0,
                    verdict: $0.isAllowed ? translated("allowed") : translated("refused"),
                    tone: $0.isAllowed ? "is-good" : "is-bad"
                )
            }
            hasNumbers = !check.numbers.isEmpty
            isHarmless = check.refusedMessages == 0
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let projectID: String
        let etag: String
        let isOnly: Bool
        let chosen: Int
        let allowsAll: Bool
        let blocksAll: Bool
        let currency: String
        let numbers: String
        let groups: [RegionGroup]
        let regions: [RegionRow]
        let result: ResultView?
        let problem: String?
        let conflict: ConsoleConflict?
        let needsConfirmation: Bool

        /// The number of entries that differ from the saved list.
        let unsaved: Int
    }
}
