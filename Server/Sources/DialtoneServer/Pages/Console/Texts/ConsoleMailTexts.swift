import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The mails to users in every language, with an editor, a preview and a test mail.
struct ConsoleMailTexts: Sendable {
    private static let path = "/projects/{project}/mails"

    let site: ConsoleSite
    private let languages: [String]

    init(site: ConsoleSite) {
        self.site = site
        languages = site.files.languages.tags
    }

    func add(to router: Router<ServerContext>) {
        let one = Self.path + "/{kind}"
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.get(one, on: router) { visit in try await edit(visit, MailEntry(visit)) }
        site.get(one + "/html", on: router) { visit in try await html(visit, MailEntry(visit)) }
        site.post(one + "/html", on: router) { visit, form in
            try await html(visit, MailEntry(form))
        }
        site.post(one + "/preview", on: router) { visit, form in
            let entry = MailEntry(form)
            guard form["live"] == "1" else { return try await edit(visit, entry) }
            return try ConsoleJSON.response(MailPreviewView(try await preview(visit, entry)))
        }
        site.post(one, on: router) { visit, form in try await save(visit, MailEntry(form)) }
        site.post(one + "/remove", on: router) { visit, form in
            try await remove(visit, MailEntry(form))
        }
        site.post(one + "/test", on: router) { visit, form in try await send(visit, form) }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let language = visit.query("language")
        let found: ListMailTextsResponse = try await ProjectCalls(site.calls, project, visit)
            .get("/mailTexts", ["language": language])
        let path = Self.path(in: project)
        let own = Dictionary(grouping: found.customTexts, by: \.kind)
        return try await site.page(
            .consoleMails,
            titled: translated("E-mails to users"),
            at: .texts,
            of: project,
            for: visit
        ) {
            ListView(
                layout: $0,
                path: path,
                texts: ConsoleSection.texts.path(in: project.rawValue) ?? "",
                settings: (ConsoleSection.settings.path(in: project.rawValue) ?? "") + "/messages",
                languages: choices(language, custom: found.customTexts.map(\.language)),
                obstacle: found.obstacle,
                sender: found.sender,
                mails: found.mails.map { mail in
                    MailRow(
                        mail: mail,
                        name: MailName.of(mail.kind),
                        path: "\(path)/\(mail.kind)?\(Self.query(language))",
                        customized: (own[mail.kind] ?? []).map { CustomRow($0, at: path) }
                    )
                }
            )
        }
    }

    private func edit(
        _ visit: ConsoleVisit,
        _ entry: MailEntry,
        email: String = "",
        outcome: String? = nil,
        problem: String? = nil,
        isConflict: Bool = false,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let (calls, kind) = (ProjectCalls(site.calls, project, visit), try visit.parameter("kind"))
        let detail: MailTextDetail = try await calls.get(
            Self.call(kind),
            ["language": entry.language]
        )
        let found: ListMailTextsResponse = try await calls.get("/mailTexts")
        let preview = try await preview(visit, entry)
        let path = Self.path(in: project)
        let stored = detail.custom ?? detail.shipped
        return try await site.page(
            .consoleMail,
            titled: MailName.of(kind),
            at: .texts,
            of: project,
            for: visit,
            status: status,
            policy: .framingOwnPages
        ) {
            MailView(
                layout: $0,
                list: "\(path)?\(Self.query(entry.language))",
                path: "\(path)/\(kind)",
                frame: "\(path)/\(kind)/html?\(Self.query(entry.language))",
                kind: kind,
                language: detail.language,
                languages: choices(
                    detail.language,
                    custom: found.customTexts.filter { $0.kind == kind }.map(\.language)
                ),
                text: entry.text ?? stored ?? MailTextSource(),
                stored: stored ?? MailTextSource(),
                unsaved: entry.unsaved(beside: stored ?? MailTextSource()),
                shipped: detail.shipped,
                isCustomized: detail.custom != nil,
                hasButton: detail.placeholders.contains(MailPlaceholder.link.rawValue),
                placeholders: detail.placeholders.map { "{\($0)}" },
                // An entry that was refused is still based on what it was based on.
                etag: entry.etag ?? detail.etag,
                presentETag: detail.etag,
                preview: MailPreviewView(preview),
                email: email,
                obstacle: found.obstacle,
                sender: found.sender,
                outcome: outcome,
                problem: problem,
                isConflict: isConflict
            )
        }
    }

    /// Shows the HTML version of what is entered, alone.
    private func html(_ visit: ConsoleVisit, _ entry: MailEntry) async throws -> Response {
        let mail = try await preview(visit, entry)
        let scheme = ["light", "dark"].contains(entry.scheme) ? entry.scheme : "light dark"
        let html = mail.html.replacing(
            "style=\"color-scheme:light dark\"",
            with: "style=\"color-scheme:\(scheme)\"",
            maxReplacements: 1
        )
        return PageResponse.html(html, policy: .mailPreview)
    }

    private func preview(_ visit: ConsoleVisit, _ entry: MailEntry) async throws -> MailTextInfo {
        let kind = try Self.kind(of: visit)
        return try await ProjectCalls(site.calls, try visit.projectID(), visit).post(
            "/mailTexts:preview",
            PreviewMailTextRequest {
                $0.kind = kind
                $0.language = entry.language
                $0.subject = entry.text?.subject
                $0.body = entry.text?.body
                $0.button = entry.text?.button
            }
        )
    }

    private func save(_ visit: ConsoleVisit, _ entry: MailEntry) async throws -> Response {
        let project = try visit.projectID()
        let kind = try Self.kind(of: visit)
        do {
            let _: MailTextDetail = try await ProjectCalls(site.calls, project, visit).patch(
                Self.call(kind),
                SetMailTextRequest {
                    $0.language = entry.language
                    $0.subject = entry.text?.subject
                    $0.body = entry.text?.body
                    $0.button = entry.text?.button
                    $0.etag = entry.etag
                }
            )
        } catch Refusal.changedMeanwhile {
            return try await edit(visit, entry, isConflict: true, status: .conflict)
        } catch Refusal.invalidArgument(let field, let problem) {
            let part = field.split(separator: ".").last.map(String.init) ?? "text"
            let subject = ["subject", "body", "button"].contains(part) ? part : "text"
            return try await edit(
                visit,
                entry,
                problem: APIText.of("The \(subject) \(problem)."),
                status: .badRequest
            )
        }
        let page = "\(Self.path(in: project))/\(kind)"
        return site.done(.saved, at: "\(page)?\(Self.query(entry.language))")
    }

    /// Removes the project's own text.
    private func remove(_ visit: ConsoleVisit, _ entry: MailEntry) async throws -> Response {
        let project = try visit.projectID()
        let kind = try Self.kind(of: visit)
        let query = "\(Self.query(entry.language))&etag=\(PagePath.escaped(entry.etag ?? ""))"
        do {
            try await ProjectCalls(site.calls, project, visit).delete("\(Self.call(kind))?\(query)")
        } catch Refusal.changedMeanwhile {
            return try await edit(
                visit,
                MailEntry(language: entry.language),
                isConflict: true,
                status: .conflict
            )
        }
        let page = "\(Self.path(in: project))/\(kind)"
        return site.done(.removed, at: "\(page)?\(Self.query(entry.language))")
    }

    private func send(_ visit: ConsoleVisit, _ form: ConsoleForm) async throws -> Response {
        let kind = try Self.kind(of: visit)
        let (email, entry) = (form["email"], MailEntry(language: form["language"]))
        do {
            let sent: SendTestMailResponse = try await ProjectCalls(
                site.calls,
                try visit.projectID(),
                visit
            )
            .post(
                "/mailTexts:sendTest",
                SendTestMailRequest {
                    $0.kind = kind
                    $0.language = entry.language
                    $0.email = email
                }
            )
            if let problem = sent.problem {
                return try await edit(visit, entry, email: email, problem: problem)
            }
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            let problem =
                if case .invalidEmail = refusal {
                    translated("This is not an e-mail address.")
                } else {
                    ConsoleProblem(refusal).text
                }
            return try await edit(
                visit,
                entry,
                email: email,
                problem: problem,
                status: .badRequest
            )
        }
        return try await edit(
            visit,
            entry,
            outcome: translated("The mail server has accepted the e-mail.")
        )
    }
}

extension ConsoleMailTexts {
    private static func kind(of visit: ConsoleVisit) throws -> String {
        let kind = try visit.parameter("kind")
        guard AccountNotice.Kind(rawValue: kind) != nil else { throw HTTPError(.notFound) }
        return kind
    }

    private static func call(_ kind: String) -> String { "/mailTexts/\(PagePath.escaped(kind))" }

    static func path(in project: ProjectID) -> String {
        "\(ConsoleSite.root)/projects/\(PagePath.escaped(project.rawValue))/mails"
    }

    private static func query(_ language: String) -> String {
        language.isEmpty ? "" : "language=\(PagePath.escaped(language))"
    }

    /// Returns the languages of the pages and of custom texts, by name.
    private func choices(_ language: String, custom: [String]) -> [LanguageOption] {
        let chosen = language.isEmpty ? "en" : LanguageTag(language).key
        let own = Set(custom)
        let known = languages.map { LanguageTag($0).key }
        return Set(known + custom + [chosen])
            .map { tag in
                let name = LanguageName.of(tag)
                return LanguageOption(
                    tag: tag,
                    name: own.contains(tag) ? translated("\(name) (customized)") : name,
                    isChosen: tag == chosen
                )
            }
            .sorted { $0.name < $1.name }
    }

    private struct LanguageOption: Sendable {
        let tag: String
        let name: String
        let isChosen: Bool
    }

    private struct CustomRow: Sendable {
        let info: CustomMailTextInfo
        let name: String
        let path: String

        init(_ info: CustomMailTextInfo, at list: String) {
            self.info = info
            name = LanguageName.of(info.language)
            path = "\(list)/\(info.kind)?language=\(PagePath.escaped(info.language))"
        }
    }

    private struct MailRow: Sendable {
        let mail: MailTextInfo
        let name: String
        let path: String
        let customized: [CustomRow]
    }

    /// The template values of the list.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let path: String
        let texts: String
        let settings: String
        let languages: [LanguageOption]
        let obstacle: String?
        let sender: MailSenderInfo
        let mails: [MailRow]
    }

    /// The template values of a mail.
    private struct MailView: Sendable {
        let layout: ConsoleLayout
        let list: String
        let path: String
        let frame: String
        let kind: String
        let language: String
        let languages: [LanguageOption]
        let text: MailTextSource
        let stored: MailTextSource

        /// The number of entries that are not saved.
        let unsaved: Int
        let shipped: MailTextSource?
        let isCustomized: Bool
        let hasButton: Bool
        let placeholders: [String]
        let etag: String
        let presentETag: String
        let preview: MailPreviewView
        let email: String
        let obstacle: String?
        let sender: MailSenderInfo
        let outcome: String?
        let problem: String?
        let isConflict: Bool
    }
}
