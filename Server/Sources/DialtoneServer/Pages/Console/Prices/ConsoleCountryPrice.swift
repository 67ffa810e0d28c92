import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page with the price, the sender and the caps of one country, or of all others.
struct ConsoleCountryPrice: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        let path = ConsolePrices.path + "/{country}"
        site.get(path, on: router) { visit in
            try await page(visit, try Self.code(of: visit), Outcome())
        }
        site.post(path, on: router) { visit, form in try await save(visit, form) }
        site.post(path + "/remove", on: router) { visit, form in
            let (project, code) = (try visit.projectID(), try Self.code(of: visit))
            let calls = ProjectCalls(site.calls, project, visit)
            let info: ProjectSettingsInfo = try await calls.get("/settings")
            let settings = CountryTerms.removing(code, from: info)
            let etag = form[ConsoleSettings.etagName]
            let isOwner = visit.user.identity(in: project)?.role == .owner
            if isOwner, let problem = ConsoleChange.unconfirmed(form, by: code) {
                var outcome = Outcome()
                outcome.problem = problem.text
                return try await page(visit, code, outcome, status: .badRequest)
            }
            do {
                try await change(calls, settings, etag)
            } catch Refusal.changedMeanwhile {
                let outcome = Outcome(isConflict: true)
                return try await page(visit, code, outcome, status: .conflict)
            } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
                var outcome = Outcome()
                outcome.problem = ConsoleProblem(refusal).text
                return try await page(visit, code, outcome, status: .badRequest)
            }
            return site.done(.removed, at: ConsoleTab.prices.path(in: project.rawValue))
        }
    }

    private static func code(of visit: ConsoleVisit) throws -> String {
        let name = try visit.parameter("country")
        if name == "default" { return CountryTerms.others }
        // An entry from another numbering plan has a code that no list contains.
        guard name.wholeMatch(of: /[A-Z]{2}/) != nil else { throw HTTPError(.notFound) }
        return name
    }

    private func change(
        _ calls: ProjectCalls,
        _ settings: [String: String],
        _ etag: String,
        isTrial: Bool = false
    ) async throws {
        let _: ProjectSettingsInfo = try await calls.patch(
            "/settings",
            UpdateProjectSettingsRequest {
                $0.etag = etag
                $0.settings = settings
                if isTrial { $0.validateOnly = true }
            }
        )
    }

    private func save(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let (project, code) = (try visit.projectID(), try Self.code(of: visit))
        let calls = ProjectCalls(site.calls, project, visit)
        let info: ProjectSettingsInfo = try await calls.get("/settings")
        let terms = CountryTerms(of: code, in: form)
        var outcome = Outcome(entered: terms, etag: form[ConsoleSettings.etagName])
        let isOwner = visit.user.identity(in: project)?.role == .owner
        // Without the role, the call refuses the change, and the audit log notes it.
        if isOwner, !terms.wrongNumbers.isEmpty {
            outcome.note(wrongNumbers: terms.wrongNumbers)
            return try await page(visit, code, outcome, status: .badRequest)
        }
        let settings = terms.settings(changing: info)
        let isConfirmed = form[ConsoleSettings.confirmationName] == project.rawValue
        let mustConfirm =
            isOwner && !isConfirmed && CountryTerms.areDangerous(settings, in: info)
        if mustConfirm, !outcome.etag.isEmpty, outcome.etag != info.etag {
            // A confirmation is for values that the operator has seen.
            let conflict = outcome.inConflict(with: info.etag)
            return try await page(visit, code, conflict, status: .conflict)
        }
        do {
            // What is wrong is reported before the confirmation is asked for.
            try await change(calls, settings, outcome.etag, isTrial: mustConfirm)
        } catch Refusal.changedMeanwhile {
            let conflict = outcome.inConflict(with: "")
            return try await page(visit, code, conflict, status: .conflict)
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            outcome.note(refusal, of: terms)
            return try await page(visit, code, outcome, status: .badRequest)
        }
        guard !mustConfirm else {
            outcome.needsConfirmation = true
            outcome.etag = info.etag
            return try await page(visit, code, outcome, status: .badRequest)
        }
        return site.done(.saved, at: ConsoleTab.prices.path(in: project.rawValue))
    }

    private func page(
        _ visit: ConsoleVisit,
        _ code: String,
        _ outcome: Outcome,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let calls = ProjectCalls(site.calls, project, visit)
        let info: ProjectSettingsInfo = try await calls.get("/settings")
        let regions: ListMessageRegionsResponse = try await calls.get("/messageRegions")
        let statistics: MessageStatistics = try await calls.get(
            "/messages:statistics",
            ["days": ConsolePrices.days]
        )
        let present = CountryTerms(of: code, in: info)
        let terms = outcome.entered ?? present
        let region = regions.regions.first { $0.regionCode == code }
        let list = ConsoleTab.prices.path(in: project.rawValue)
        return try await site.page(
            .consoleCountryPrice,
            titled: terms.isOthers ? translated("All other countries") : RegionName.of(code),
            at: .regions,
            of: project,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                list: list,
                path: ConsolePrices.path(of: code, in: project.rawValue),
                code: code,
                isOthers: terms.isOthers,
                isRefused: region?.isAllowed == false,
                etag: outcome.etag.isEmpty ? info.etag : outcome.etag,
                figures: CountryFigures(statistics.countries.first { $0.country == code }),
                days: ConsolePrices.days,
                money: CountryField.money(terms, present, region, regions.currency, outcome),
                sender: CountryField.sender(terms, present, outcome),
                caps: CountryField.caps(terms, present, regions.currency, outcome),
                hasCaps: terms.hasCaps,
                removal: ConsoleChange.TypedName(id: code),
                hasOwn: !present.isEmpty && !present.isOthers,
                problem: outcome.problem,
                fieldProblems: CountryField.order.compactMap { name in
                    outcome.problems[name].map { Problem(name: name, text: $0) }
                },
                isConflict: outcome.isConflict,
                needsConfirmation: outcome.needsConfirmation,
                projectID: project.rawValue,
                tenant: nil,
                unsaved: terms.differences(to: present)
            )
        }
    }

    /// What came of a form.
    struct Outcome: Sendable {
        var entered: CountryTerms?
        var etag = ""
        var problem: String?

        /// What is wrong with fields, by their names.
        var problems: [String: String] = [:]
        var isConflict = false

        /// Whether the entered caps can lock users out.
        var needsConfirmation = false

        mutating func note(wrongNumbers names: [String]) {
            for name in names { problems[name] = translated("Enter a number, such as 0.05.") }
        }

        /// Shows at a field, or above all, why the server has refused the terms.
        mutating func note(_ refusal: Refusal, of terms: CountryTerms) {
            if case .invalidArgument(let path, _) = refusal, let name = terms.field(named: path) {
                problems[name] =
                    ConsoleProblem(refusal, calling: CountryField.label(of: name)).text
            } else {
                problem = ConsoleProblem(refusal).text
            }
        }

        /// Returns the outcome if another operator was faster, for the next try.
        func inConflict(with etag: String) -> Self {
            var outcome = self
            outcome.isConflict = true
            outcome.etag = etag
            return outcome
        }
    }

    private struct Problem: Sendable {
        let name: String
        let text: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let list: String
        let path: String
        let code: String
        let isOthers: Bool
        let isRefused: Bool
        let etag: String
        let figures: CountryFigures
        let days: String
        let money: [CountryField]
        let sender: [CountryField]
        let caps: [CountryField]
        let hasCaps: Bool
        let removal: ConsoleChange.TypedName
        let hasOwn: Bool
        let problem: String?
        let fieldProblems: [Problem]
        let isConflict: Bool
        let needsConfirmation: Bool

        /// What the partial for confirmations shows; the page is never that of a tenant.
        let projectID: String
        let tenant: String?
        let unsaved: Int
    }
}
