import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page "Why no code?": one field, the answer, and the buttons that help.
struct ConsoleDiagnosis: Sendable {
    private static let path = "/projects/{project}/why-no-code"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        site.post(Self.path + "/act", on: router) { visit, form in
            let project = try visit.projectID()
            let news = try await act(form, in: project, for: visit)
            let path = ConsoleSection.diagnosis.path(in: project.rawValue) ?? ConsoleSite.root
            let query = PagePath.escaped(form["query"])
            return .redirect(
                to: "\(path)?query=\(query)&done=\(news.rawValue)",
                type: .normal
            )
        }
    }

    /// Does what a button of an explanation says, by the call that does it.
    private func act(
        _ form: ConsoleForm,
        in project: ProjectID,
        for visit: ConsoleVisit
    ) async throws -> ConsoleNews {
        let calls = ProjectCalls(site.calls, project, visit)
        let number = NumberRequest { $0.phoneNumber = form["number"] }
        switch form["kind"] {
        case "releaseHold":
            let subject = form["subject"]
            let released: ReleaseHoldResponse = try await calls.post(
                "/guard/holds:release",
                ReleaseHoldRequest { $0.subject = subject }
            )
            return released.wasHeld ? .released : .countersReset
        case "clearNumber":
            let _: NumberResponse = try await calls.post("/numbers:clear", number)
            return .countersReset
        case "removeOptOut":
            let _: NumberResponse = try await calls.post("/optOuts:remove", number)
            return .optOutRemoved
        default:
            throw Refusal.invalidArgument(field: "kind", problem: "is not an action")
        }
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let (query, region) = (visit.query("query"), visit.query("region"))
        let calls = ProjectCalls(site.calls, project, visit)
        let found =
            query.isEmpty
            ? nil
            : try await DiagnosisSearch(calls, in: project).find(query, region: region)
        let path = ConsoleSection.diagnosis.path(in: project.rawValue) ?? ""
        return try await site.page(
            .consoleDiagnosis,
            titled: translated("Why no code?"),
            at: .diagnosis,
            of: project,
            for: visit
        ) { layout in
            View(
                layout: layout,
                path: path,
                query: query,
                region: region,
                asksRegion: found?.lacksCountry ?? false,
                problem: found?.problem,
                number: found?.number.map { NumberDiagnosis($0, in: project) },
                caller: found?.caller,
                owner: found?.owner,
                exemptions: found?.isRefusedAddress == true
                    ? Self.exemptions(in: project) : nil,
                actions: found?.actions.map { RemedyView($0, layout) } ?? [],
                isEmpty: query.isEmpty,
                hasRemedies: found?.hasRemedies ?? false
            )
        }
    }

    private static func exemptions(in project: ProjectID) -> String? {
        ConsoleSection.settings.path(in: project.rawValue).map {
            "\($0)/call-limits#setting-callLimits.exemptNetworks"
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let query: String
        let region: String
        let asksRegion: Bool
        let problem: String?
        let number: NumberDiagnosis?
        let caller: CallerDiagnosis?

        /// What helps the user with the number or the address; `nil` if nothing does.
        let owner: OwnerRemedies?

        /// The setting with the addresses that have no limits; `nil` unless one was refused.
        let exemptions: String?
        let actions: [RemedyView]
        let isEmpty: Bool
        let hasRemedies: Bool
    }
}

/// An action that a page offers, with its button or the place where it can be done.
struct RemedyView: Sendable {
    let kind: String
    let title: String
    let consequence: String
    let subject: String?
    let phoneNumber: String?

    /// Whether a button of this page does it.
    let hasButton: Bool

    /// Whether the user's role suffices.
    let isAllowed: Bool
    let role: String

    /// Where it can be tried out; `nil` if there is no page for it.
    let link: String?

    /// The page where it is done; `nil` if it has a button or is tried out first.
    let place: String?

    init(_ action: RemedyAction, _ layout: ConsoleLayout) {
        kind = action.kind
        let words = RemedyWords(action)
        title = words.title
        consequence = words.consequence
        subject = action.subject
        phoneNumber = action.phoneNumber
        role = action.role
        isAllowed = action.role == AdminRole.owner.rawValue ? layout.isOwner : layout.isEditor
        hasButton = ["releaseHold", "clearNumber", "removeOptOut"].contains(action.kind)
        let project = layout.project?.id
        link =
            switch action.kind {
            case "changeGuard":
                ConsoleSection.guardRules.path(in: project).map {
                    "\($0)/replay?changes=\(PagePath.escaped("\(action.setting ?? "")="))"
                }
            default: nil
            }
        place =
            switch action.kind {
            case "allowRegions":
                ConsoleSection.regions.path(in: project).map {
                    "\($0)?add=\(PagePath.escaped((action.regions ?? []).joined(separator: ",")))"
                }
            case "enablePhoneSignIn":
                ConsoleSection.settings.path(in: project).map {
                    "\($0)/sign-in#setting-phoneSignIn.isEnabled"
                }
            case "addGateway":
                ConsoleSection.gateways.path(in: project).map { "\($0)#add" }
            default: nil
            }
    }
}
