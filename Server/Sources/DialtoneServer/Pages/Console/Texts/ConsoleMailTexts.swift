import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The mails to users in every language, with a preview and a test mail.
struct ConsoleMailTexts: Sendable {
    private static let path = "/projects/{project}/mails"

    let site: ConsoleSite
    private let languages: [LanguageChoice]

    init(site: ConsoleSite) {
        self.site = site
        languages = site.files.languages.all
            .map { LanguageChoice(tag: $0.tag, name: LanguageName.of($0.tag)) }
            .sorted { $0.name < $1.name }
    }

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.get(Self.path + "/{kind}", on: router) { visit in
            try await show(visit, language: visit.query("language"))
        }
        site.get(Self.path + "/{kind}/html", on: router) { visit in
            let (mail, _) = try await mail(visit, visit.query("language"))
            return PageResponse.html(mail.html, policy: .mailPreview)
        }
        site.post(Self.path + "/{kind}/test", on: router) { visit, form in
            try await send(visit, form)
        }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let language = visit.query("language")
        let found = try await mails(visit, language)
        let path = Self.path(in: project)
        return try await site.page(
            .consoleMails,
            titled: translated("Mails to users"),
            at: .texts,
            of: project,
            for: visit
        ) {
            ListView(
                layout: $0,
                path: path,
                texts: ConsoleSection.texts.path(in: project.rawValue) ?? "",
                languages: choices(language),
                obstacle: found.obstacle,
                mails: found.mails.map {
                    MailRow(mail: $0, path: "\(path)/\($0.kind)?\(Self.query(language))")
                }
            )
        }
    }

    private func show(
        _ visit: ConsoleVisit,
        language: String,
        email: String = "",
        outcome: String? = nil,
        problem: String? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let (mail, obstacle) = try await mail(visit, language)
        let path = Self.path(in: project)
        return try await site.page(
            .consoleMail,
            titled: mail.subject,
            at: .texts,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest,
            policy: .framingOwnPages
        ) {
            MailView(
                layout: $0,
                list: "\(path)?\(Self.query(language))",
                path: "\(path)/\(mail.kind)",
                frame: "\(path)/\(mail.kind)/html?\(Self.query(language))",
                mail: mail,
                language: language,
                languages: choices(language),
                email: email,
                obstacle: obstacle,
                outcome: outcome,
                problem: problem
            )
        }
    }

    private func send(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let kind = try visit.parameter("kind")
        let (email, language) = (form["email"], form["language"])
        do {
            let _: SendTestMailResponse = try await ProjectCalls(
                site.calls,
                try visit.projectID(),
                visit
            )
            .post(
                "/mailTexts:sendTest",
                SendTestMailRequest {
                    $0.kind = kind
                    $0.language = language.isEmpty ? nil : language
                    $0.email = email
                }
            )
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            let problem =
                if case .invalidEmail = refusal {
                    translated("This is not an e-mail address.")
                } else {
                    ConsoleProblem(refusal).text
                }
            return try await show(visit, language: language, email: email, problem: problem)
        }
        return try await show(
            visit,
            language: language,
            outcome: translated("The mail server has accepted the mail.")
        )
    }

    private func mails(
        _ visit: ConsoleVisit,
        _ language: String
    ) async throws -> ListMailTextsResponse {
        try await ProjectCalls(site.calls, try visit.projectID(), visit)
            .get("/mailTexts", ["language": language])
    }

    private func mail(
        _ visit: ConsoleVisit,
        _ language: String
    ) async throws -> (MailTextInfo, obstacle: String?) {
        let kind = try visit.parameter("kind")
        let found = try await mails(visit, language)
        guard let mail = found.mails.first(where: { $0.kind == kind }) else {
            throw HTTPError(.notFound)
        }
        return (mail, found.obstacle)
    }

    private func choices(_ language: String) -> [LanguageOption] {
        let chosen = language.isEmpty ? "en" : language
        return languages.map { LanguageOption(language: $0, isChosen: $0.tag == chosen) }
    }

    static func path(in project: ProjectID) -> String {
        "\(ConsoleSite.root)/projects/\(PagePath.escaped(project.rawValue))/mails"
    }

    private static func query(_ language: String) -> String {
        language.isEmpty ? "" : "language=\(PagePath.escaped(language))"
    }

    private struct LanguageChoice: Sendable {
        let tag: String
        let name: String
    }

    private struct LanguageOption: Sendable {
        let language: LanguageChoice
        let isChosen: Bool
    }

    private struct MailRow: Sendable {
        let mail: MailTextInfo
        let path: String
    }

    /// The template values of the list.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let path: String
        let texts: String
        let languages: [LanguageOption]
        let obstacle: String?
        let mails: [MailRow]
    }

    /// The template values of a mail.
    private struct MailView: Sendable {
        let layout: ConsoleLayout
        let list: String
        let path: String
        let frame: String
        let mail: MailTextInfo
        let language: String
        let languages: [LanguageOption]
        let email: String
        let obstacle: String?
        let outcome: String?
        let problem: String?
    }
}
