import DialtoneBasics
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The texts of messages in every language, with an editor and a preview for each.
struct ConsoleTexts: Sendable {
    private static let path = "/projects/{project}/texts"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.get(Self.path + "/{language}", on: router) { visit in
            try await edit(visit, TextEntry(visit))
        }
        site.post(Self.path + "/{language}/preview", on: router) { visit, form in
            let entry = TextEntry(form)
            guard form["live"] == "1" else { return try await edit(visit, entry) }
            let preview = try await preview(visit, entry)
            return try ConsoleJSON.response(MessagePreviewView(preview))
        }
        site.post(Self.path + "/{language}", on: router) { visit, form in
            try await save(visit, TextEntry(form))
        }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let path = ConsoleSection.texts.path(in: project.rawValue) ?? ""
        let wanted = visit.query("language")
        if !wanted.isEmpty {
            let tag = PagePath.escaped(LanguageTag(wanted).key)
            return .redirect(to: "\(path)/\(tag)", type: .normal)
        }
        let found: ListMessageTextsResponse = try await calls(project, visit).get("/messageTexts")
        return try await site.page(
            .consoleTexts,
            titled: translated("Texts of messages"),
            at: .texts,
            of: project,
            for: visit
        ) {
            ListView(
                layout: $0,
                path: path,
                mails: ConsoleMailTexts.path(in: project),
                settings: (ConsoleSection.settings.path(in: project.rawValue) ?? "") + "/messages",
                found: found,
                texts: found.texts.map { TextRow($0, at: path) }
            )
        }
    }

    private func edit(
        _ visit: ConsoleVisit,
        _ entry: TextEntry,
        problem: String? = nil,
        isConflict: Bool = false,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.projectID()
        let language = try Self.language(of: visit)
        let calls = calls(project, visit)
        let found: ListMessageTextsResponse = try await calls.get(
            "/messageTexts",
            ["app": entry.app]
        )
        let apps: ListAppsResponse = try await calls.get("/apps")
        let settings: ProjectSettingsInfo = try await calls.get("/settings")
        let info = found.texts.first { $0.language == language }
        let preview = try await preview(visit, entry)
        let isOwn = StoredTexts(settings).texts[language] != nil
        return try await site.page(
            .consoleText,
            titled: translated("Text in \(LanguageName.of(language))"),
            at: .texts,
            of: project,
            for: visit,
            status: status
        ) { layout in
            TextView(
                layout: layout,
                list: ConsoleSection.texts.path(in: project.rawValue) ?? "",
                language: language,
                text: entry.text ?? info?.text ?? "",
                stored: info?.text ?? "",
                unsaved: entry.text.map { $0 == info?.text ?? "" ? 0 : 1 },
                shipped: info?.shipped,
                isOwn: isOwn,
                origin: info?.origin ?? "new",
                // An entry that was refused is still based on what it was based on.
                etag: entry.etag ?? settings.etag,
                problem: problem
                    ?? info?.problem.map { APIText.of($0, about: "The text") },
                isConflict: isConflict,
                preview: MessagePreviewView(preview),
                apps: (apps.apps).map { AppOption($0, isChosen: $0.appID == entry.app) },
                regions: RegionName.all.map {
                    RegionOption(region: $0, isChosen: $0.code == entry.region)
                }
            )
        }
    }

    private func preview(
        _ visit: ConsoleVisit,
        _ entry: TextEntry
    ) async throws -> MessageTextPreview {
        let language = try Self.language(of: visit)
        return try await calls(try visit.projectID(), visit).post(
            "/messageTexts:preview",
            PreviewMessageTextRequest {
                $0.language = language
                $0.text = entry.text
                $0.app = entry.app
                $0.regionCode = entry.region
            }
        )
    }

    /// Saves the text of one language; an empty text restores the built-in one.
    private func save(_ visit: ConsoleVisit, _ entry: TextEntry) async throws -> Response {
        let project = try visit.projectID()
        let language = try Self.language(of: visit)
        let calls = calls(project, visit)
        let settings: ProjectSettingsInfo = try await calls.get("/settings")
        var stored = StoredTexts(settings)
        stored.texts[language] = entry.text
        let (json, etag) = (stored.json, entry.etag)
        do {
            let _: ProjectSettingsInfo = try await calls.patch(
                "/settings",
                UpdateProjectSettingsRequest {
                    $0.etag = etag
                    $0.settings = [StoredTexts.setting: json]
                }
            )
        } catch Refusal.changedMeanwhile {
            return try await edit(visit, entry, isConflict: true, status: .conflict)
        } catch Refusal.invalidArgument(_, let problem) {
            return try await edit(
                visit,
                entry,
                problem: APIText.of(problem, about: "The text"),
                status: .badRequest
            )
        }
        let list = ConsoleSection.texts.path(in: project.rawValue) ?? ""
        return site.done(.saved, at: "\(list)/\(PagePath.escaped(language))")
    }

    private func calls(_ project: ProjectID, _ visit: ConsoleVisit) -> ProjectCalls {
        ProjectCalls(site.calls, project, visit)
    }

    private static func language(of visit: ConsoleVisit) throws -> String {
        let tag = LanguageTag(try visit.parameter("language")).key
        guard tag.wholeMatch(of: /[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}/) != nil else {
            throw HTTPError(.notFound)
        }
        return tag
    }

    /// The template values of the list.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let path: String
        let mails: String
        let settings: String
        let found: ListMessageTextsResponse
        let texts: [TextRow]
    }

    private struct TextRow: Sendable {
        let info: MessageTextInfo
        let path: String
        let name: String
        let isOwn: Bool

        init(_ info: MessageTextInfo, at list: String) {
            self.info = info
            path = "\(list)/\(PagePath.escaped(info.language))"
            name = LanguageName.of(info.language)
            isOwn = info.origin != "shipped"
        }
    }

    /// The template values of the editor.
    private struct TextView: Sendable {
        let layout: ConsoleLayout
        let list: String
        let language: String
        let text: String
        let stored: String

        /// The number of entries that are not saved; `nil` if nothing was entered.
        let unsaved: Int?
        let shipped: String?
        let isOwn: Bool
        let origin: String
        let etag: String
        let problem: String?
        let isConflict: Bool
        let preview: MessagePreviewView
        let apps: [AppOption]
        let regions: [RegionOption]
    }

    private struct AppOption: Sendable {
        let app: RegisteredApp
        let isChosen: Bool

        init(_ app: RegisteredApp, isChosen: Bool) {
            self.app = app
            self.isChosen = isChosen
        }
    }

    private struct RegionOption: Sendable {
        let region: RegionName
        let isChosen: Bool
    }
}

/// What an operator has entered about a text.
private struct TextEntry: Sendable {
    /// The text; `nil` if nothing was entered.
    let text: String?
    let app: String
    let region: String

    /// The version of the settings that the entry is based on.
    let etag: String?

    init(_ visit: ConsoleVisit) {
        text = nil
        app = visit.query("app")
        region = visit.query("to")
        etag = nil
    }

    init(_ form: ConsoleForm) {
        // Browsers end lines with CRLF.
        let entered = form["text"].replacing("\r\n", with: "\n")
        text = entered.isEmpty ? nil : entered
        app = form["app"]
        region = form["to"]
        etag = form[ConsoleSettings.etagName].isEmpty ? nil : form[ConsoleSettings.etagName]
    }
}

/// The project's own texts among its settings.
private struct StoredTexts: Sendable {
    static let setting = "messages.texts"

    var texts: [String: String] = [:]

    init(_ settings: ProjectSettingsInfo) {
        guard let text = settings.settings[Self.setting],
            let texts = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        else { return }
        self.texts = texts
    }

    var json: String { JSONValue.object(texts.mapValues(JSONValue.string)).text }
}
