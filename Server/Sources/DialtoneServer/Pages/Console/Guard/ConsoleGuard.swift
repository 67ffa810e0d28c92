import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The pages of the guard against fraud: holds, limits and settings, and its decisions.
struct ConsoleGuard: Sendable {
    private static let path = "/projects/{project}/guard"
    private static let pageSize = "50"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        site.get(Self.path + "/decisions", on: router) { visit in try await decisions(visit) }
        site.post(Self.path + "/release", on: router) { visit, form in
            let project = try visit.projectID()
            let subject = form["subject"]
            let released: ReleaseHoldResponse = try await ProjectCalls(site.calls, project, visit)
                .post("/guard/holds:release", ReleaseHoldRequest { $0.subject = subject })
            return site.done(
                released.wasHeld ? .released : .countersReset,
                at: ConsoleSection.guardRules.path(in: project.rawValue) ?? ConsoleSite.root
            )
        }
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let calls = ProjectCalls(site.calls, project, visit)
        let status: GuardStatus = try await calls.get("/guard")
        let holds: ListGuardHoldsResponse = try await calls.get("/guard/holds")
        let path = ConsoleSection.guardRules.path(in: project.rawValue) ?? ""
        return try await site.page(
            .consoleGuard,
            titled: translated("Guard"),
            at: .guardRules,
            of: project,
            for: visit
        ) { layout in
            View(layout, path, status, holds.holds)
        }
    }

    private func decisions(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let path = ConsoleSection.guardRules.path(in: project.rawValue) ?? ""
        let (number, stopped) = (visit.query("number"), visit.query("stopped"))
        var page = ListGuardDecisionsResponse()
        var problem: String?
        do {
            page = try await ProjectCalls(site.calls, project, visit).get(
                "/guard/decisions",
                [
                    "phoneNumber": number, "stopped": stopped.isEmpty ? "" : "true",
                    "pageSize": Self.pageSize, "pageToken": visit.query("page"),
                ]
            )
        } catch {
            guard error is any RefusalError else { throw error }
            problem = ConsoleProblem(error).text
        }
        let fields = [("number", number), ("stopped", stopped)].filter { !$0.1.isEmpty }
        return try await site.page(
            .consoleDecisions,
            titled: translated("Decisions"),
            at: .guardRules,
            of: project,
            for: visit
        ) { layout in
            DecisionsView(
                layout: layout,
                path: path,
                number: number,
                isStopped: !stopped.isEmpty,
                isFiltered: !fields.isEmpty,
                problem: problem,
                decisions: page.decisions.map { DecisionRow($0, in: project) },
                hasRows: !page.decisions.isEmpty,
                next: page.nextPageToken.map { token in
                    let query = (fields + [("page", token)])
                        .map { "\($0.0)=\(PagePath.escaped($0.1))" }
                        .joined(separator: "&")
                    return "\(path)/decisions?\(query)"
                }
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let mode: String
        let modeText: String
        let countries: String
        let kinds: String
        let mailTo: String
        let mailObstacle: String?
        let holds: [GuardHold]
        let hasHolds: Bool
        let hasSpending: Bool
        let hasAllowances: Bool
        let spending: [SpendingRow]
        let allowances: [AllowanceRow]
        let settings: [SettingRow]

        init(
            _ layout: ConsoleLayout,
            _ path: String,
            _ status: GuardStatus,
            _ holds: [GuardHold]
        ) {
            self.layout = layout
            self.path = path
            mode = GuardWords.mode(status.mode)
            modeText =
                switch status.mode {
                case "off": translated("No message is stopped, and nothing is recorded.")
                case "audit":
                    translated("Every rule is evaluated and recorded, but no message is stopped.")
                default: translated("On: messages that break a rule are not sent.")
                }
            countries = GuardWords.countries(status.regions)
            kinds = status.kinds?.map(GuardWords.kind).joined(separator: ", ") ?? translated("all")
            mailTo =
                status.mailTo.isEmpty
                ? translated("no one") : status.mailTo.joined(separator: ", ")
            mailObstacle = status.mailTo.isEmpty ? nil : status.mailObstacle
            self.holds = holds
            spending = status.spending.map { SpendingRow($0, status.currency) }
            allowances =
                (status.spending.flatMap(\.allowances).filter { $0.used > 0 } + status.server)
                .map(AllowanceRow.init)
            settings = status.settings.map(SettingRow.init)
            hasHolds = !holds.isEmpty
            hasSpending = !spending.isEmpty
            hasAllowances = !allowances.isEmpty
        }
    }

    private struct SpendingRow: Sendable {
        let subject: String
        let sent: String
        let entered: String
        let refused: String
        let spent: String
        let unanswered: String

        init(_ spending: GuardSpending, _ currency: String) {
            subject =
                spending.dimension == "project:"
                ? translated("Project") : GuardWords.subject(spending.dimension)
            sent = Grouped.text(spending.sent)
            entered = Grouped.text(spending.entered)
            refused = Grouped.text(spending.refused)
            spent = Money(micros: spending.spentMicros, currency: currency).shown
            unanswered = Money(micros: spending.unansweredMicros, currency: currency).shown
        }
    }

    private struct SettingRow: Sendable {
        let name: String
        let value: String
        let standard: String?
        let isChanged: Bool

        init(_ setting: GuardSetting) {
            name = setting.name
            value = setting.value
            standard = setting.standard
            isChanged = setting.standard != setting.value
        }
    }

    private struct DecisionsView: Sendable {
        let layout: ConsoleLayout
        let path: String
        let number: String
        let isStopped: Bool
        let isFiltered: Bool
        let problem: String?
        let decisions: [DecisionRow]
        let hasRows: Bool
        let next: String?
    }

    private struct DecisionRow: Sendable {
        let decision: GuardDecision
        let why: String
        let verdict: String
        let tone: String
        let rule: String?
        let country: String
        let isTrial: Bool

        init(_ decision: GuardDecision, in project: ProjectID) {
            self.decision = decision
            let path = ConsoleSection.diagnosis.path(in: project.rawValue) ?? ""
            why = "\(path)?query=\(PagePath.escaped(decision.phoneNumber))"
            verdict =
                switch decision.verdict {
                case "refuse": translated("refused")
                case "stepUp": translated("proof required")
                default: translated("allowed")
                }
            tone = decision.verdict == "admit" ? "is-good" : "is-bad"
            rule = (decision.rule ?? decision.wouldHaveRule).map(GuardWords.rule)
            country = decision.region.isEmpty ? "" : RegionName.of(decision.region)
            isTrial = decision.verdict == "admit" && decision.wouldHaveRule != nil
        }
    }
}
