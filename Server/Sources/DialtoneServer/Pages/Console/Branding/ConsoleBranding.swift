import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The name, logo, colors, texts and links of the pages for users, beside a preview.
struct ConsoleBranding: Sendable {
    private static let path = "/projects/{project}/branding"

    let site: ConsoleSite
    private let languages: [String]

    init(site: ConsoleSite) {
        self.site = site
        languages = site.files.languages.tags
    }

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            let language = visit.query("language")
            let known = languages.contains(language) ? language : "en"
            let project = try await project(of: visit)
            return try await page(visit, BrandingDraft(project, in: known))
        }
        site.post(Self.path, on: router) { visit, form in try await save(visit, form) }
        site.post(Self.path + "/try", on: router) { visit, form in
            var outcome = Outcome()
            outcome.etag = form[ConsoleSettings.etagName]
            return try await page(visit, BrandingDraft { form[$0] }, outcome, isTrial: true)
        }
        ConsoleBrandingPreview(site: site).add(to: router)
    }

    private func save(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let draft = BrandingDraft { form[$0] }
        let project = try await project(of: visit)
        let settings = draft.settings(changing: project)
        let etag = form[ConsoleSettings.etagName]
        do {
            let _: ProjectSettingsInfo = try await ProjectCalls(site.calls, project.id, visit)
                .patch(
                    "/settings",
                    UpdateProjectSettingsRequest {
                        $0.etag = etag
                        $0.displayName = draft.name
                        $0.settings = settings
                    }
                )
        } catch Refusal.changedMeanwhile {
            return try await page(visit, draft, Outcome(isConflict: true), status: .conflict)
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            var outcome = Outcome(etag: etag)
            if case .invalidArgument(let path, _) = refusal, let name = BrandingField.name(of: path)
            {
                outcome.problems[name] =
                    ConsoleProblem(refusal, calling: BrandingField.label(of: name)).text
            } else {
                outcome.problem = ConsoleProblem(refusal).text
            }
            return try await page(visit, draft, outcome, status: .badRequest)
        }
        let list = ConsoleSection.branding.path(in: project.id.rawValue) ?? ""
        return .redirect(
            to: "\(list)?language=\(PagePath.escaped(draft.language))"
                + "&done=\(ConsoleNews.saved.rawValue)",
            type: .normal
        )
    }

    private func page(
        _ visit: ConsoleVisit,
        _ draft: BrandingDraft,
        _ outcome: Outcome = Outcome(),
        isTrial: Bool = false,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let settings: ProjectSettingsInfo = try await ProjectCalls(site.calls, project, visit)
            .get("/settings")
        let path = ConsoleSection.branding.path(in: project.rawValue) ?? ""
        let saved = BrandingDraft(try await self.project(of: visit), in: draft.language)
        return try await site.page(
            .consoleBranding,
            titled: translated("Branding"),
            at: .branding,
            of: project,
            for: visit,
            status: status,
            policy: .framingOwnPages
        ) { layout in
            View(
                layout: layout,
                path: path,
                // What was entered is in the address, unless a frame shows what is saved.
                frame: isTrial || status != .ok
                    ? "\(path)/preview?\(draft.query)"
                    : "\(path)/preview?language=\(PagePath.escaped(draft.language))",
                etag: outcome.etag.isEmpty ? settings.etag : outcome.etag,
                draft: draft,
                unsaved: draft.differences(to: saved),
                languageName: LanguageName.of(draft.language),
                nameField: BrandingField.name(draft, outcome.problems),
                colors: BrandingField.colors(draft, outcome.problems),
                texts: BrandingField.texts(draft, outcome.problems),
                links: BrandingField.links(draft, outcome.problems),
                logoProblem: outcome.problems["logo"],
                hasLogo: !draft.logo.isEmpty,
                notes: draft.notes,
                languages: languages.map {
                    Option(tag: $0, name: LanguageName.of($0), isChosen: $0 == draft.language)
                }
                .sorted { $0.name < $1.name },
                problem: outcome.problem,
                fieldProblems: outcome.problems.sorted { $0.key < $1.key }
                    .map { Problem(name: $0.key, text: $0.value) },
                isConflict: outcome.isConflict
            )
        }
    }

    private func project(of visit: ConsoleVisit) async throws -> Project {
        let id = try visit.projectID()
        guard let project = try await site.store.read({ try $0.project(id) }) else {
            throw HTTPError(.notFound)
        }
        return project
    }

    private struct Option: Sendable {
        let tag: String
        let name: String
        let isChosen: Bool
    }

    /// What came of a form.
    private struct Outcome: Sendable {
        var etag = ""
        var problem: String?

        /// What is wrong with fields, by their names.
        var problems: [String: String] = [:]
        var isConflict = false
    }

    private struct Problem: Sendable {
        let name: String
        let text: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let frame: String
        let etag: String
        let draft: BrandingDraft

        /// The number of entries that are not saved.
        let unsaved: Int
        let languageName: String
        let nameField: BrandingField
        let colors: [BrandingField]
        let texts: [BrandingField]
        let links: [BrandingField]
        let logoProblem: String?
        let hasLogo: Bool
        let notes: [BrandingDraft.Note]
        let languages: [Option]
        let problem: String?
        let fieldProblems: [Problem]
        let isConflict: Bool
    }
}
