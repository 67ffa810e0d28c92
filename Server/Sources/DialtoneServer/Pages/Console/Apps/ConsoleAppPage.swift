import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page of an app: what its developers copy, and the forms that change it.
struct ConsoleAppPage: Sendable {
    // The development server has pages below the app's key, and a router takes one name for it.
    private static let path = "/projects/{project}/apps/{key}"

    let site: ConsoleSite

    static func path(of appID: String, in project: ProjectID) -> String {
        "\(ConsoleTab.apps.path(in: project.rawValue))/\(PagePath.escaped(appID))"
    }

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await page(for: $0) }
        site.post(Self.path, on: router) { visit, form in try await change(form, for: visit) }
        site.postConfirmed(Self.path + "/secret", on: router) { visit, form in
            try await rotateSecret(form, for: visit)
        }
        site.post(Self.path + "/key", on: router) { visit, form in
            try await replaceKey(form, for: visit)
        }
        site.post(Self.path + "/previous-key/remove", on: router) { visit, form in
            try await removePreviousKey(form, for: visit)
        }
        site.post(Self.path + "/remove", on: router) { visit, form in
            let id = try visit.parameter("key")
            guard form["confirmation"] == id else {
                return try await page(
                    for: visit,
                    problem: translated("Nothing is removed: the entered ID is not the app’s.")
                )
            }
            let refusal = try await ConsoleChange.refusal {
                try await calls(for: visit)
                    .delete(try Self.call(on: visit), query: ConsoleChange.query(form))
            }
            if let refusal {
                return try await page(for: visit, problem: refusal.text, status: refusal.status)
            }
            let list = ConsoleTab.apps.path(in: try visit.projectID().rawValue)
            return site.done(.removed, at: list)
        }
    }

    private func calls(for visit: ConsoleVisit) throws -> ProjectCalls {
        ProjectCalls(site.calls, try visit.projectID(), visit)
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        "/apps/\(PagePath.escaped(try visit.parameter("key")))"
    }

    private func app(for visit: ConsoleVisit) async throws -> RegisteredApp {
        do {
            return try await calls(for: visit).get(try Self.call(on: visit))
        } catch FederationRefusal.unknownConfig {
            throw HTTPError(.notFound)
        }
    }

    /// Changes the app, unless another operator has changed it since the page was loaded.
    private func change(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let entry = AppEntry(form, on: try await app(for: visit).platform)
        var isConflict = false
        let problem = try await ConsoleChange.problem {
            do {
                let _: RegisteredApp = try await calls(for: visit)
                    .patch(try Self.call(on: visit), entry.request(etag: form["etag"]))
            } catch Refusal.changedMeanwhile {
                isConflict = true
            }
        }
        guard problem == nil, !isConflict else {
            return try await page(
                for: visit,
                problem: problem,
                entered: entry,
                status: isConflict ? .conflict : .badRequest
            )
        }
        let id = try visit.parameter("key")
        return site.done(.saved, at: Self.path(of: id, in: try visit.projectID()))
    }

    /// Replaces the secret of a back end; like other credentials, it needs a recent confirmation.
    private func rotateSecret(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        var secret: String?
        let refusal = try await ConsoleChange.refusal {
            guard let hours = Int64(form["graceHours"]), (0...720).contains(hours) else {
                throw Refusal.invalidArgument(field: "Hours", problem: "must be 0 to 720")
            }
            let made: AppSecretResponse = try await calls(for: visit).post(
                try Self.call(on: visit) + "/secret",
                query: ConsoleChange.query(form),
                RotateAppSecretRequest { $0.graceSeconds = WireInt64(hours * 3_600) }
            )
            secret = made.secret
        }
        return try await page(
            for: visit,
            problem: refusal?.text,
            secret: secret,
            status: refusal?.status
        )
    }

    private func replaceKey(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let refusal = try await ConsoleChange.refusal {
            let _: RegisteredApp = try await calls(for: visit).post(
                try Self.call(on: visit) + "/apiKey",
                query: ConsoleChange.query(form),
                ReplaceAppKeyRequest()
            )
        }
        if let refusal {
            return try await page(for: visit, problem: refusal.text, status: refusal.status)
        }
        let id = try visit.parameter("key")
        return site.done(.keyReplaced, at: Self.path(of: id, in: try visit.projectID()))
    }

    /// Removes the key that was replaced, if the app's ID is typed as a confirmation.
    private func removePreviousKey(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let id = try visit.parameter("key")
        guard form["confirmation"] == id else {
            return try await page(
                for: visit,
                problem: translated("Nothing is removed: the entered ID is not the app’s.")
            )
        }
        let refusal = try await ConsoleChange.refusal {
            try await calls(for: visit).delete(
                try Self.call(on: visit) + "/previousKey",
                query: ConsoleChange.query(form)
            )
        }
        if let refusal {
            return try await page(for: visit, problem: refusal.text, status: refusal.status)
        }
        return site.done(.removed, at: Self.path(of: id, in: try visit.projectID()))
    }

    private func page(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: AppEntry? = nil,
        secret: String? = nil,
        status: HTTPResponse.Status? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let app = try await app(for: visit)
        let serverURL = site.appOrigin(of: visit.request)
        return try await site.page(
            .consoleApp,
            titled: app.shownName,
            at: .apps,
            of: project,
            for: visit,
            status: status ?? (problem == nil ? .ok : .badRequest)
        ) { layout in
            AppPageView(
                layout: layout,
                tabs: ConsoleTabs(.apps, in: project.rawValue),
                path: Self.path(of: app.appID, in: project),
                newApp: ConsoleNewApp.path(in: project),
                settingsPath: "\(ConsoleSection.settings.path(in: project.rawValue) ?? "")/sign-in",
                app: app,
                keyReplacedAt: app.keyReplaceTime.map(ConsoleTime.init(rfc3339:)),
                previousKeyUsedAt: app.previousKeyLastUsedAt.map(ConsoleTime.init(rfc3339:)),
                shownName: app.shownName,
                entry: entered ?? AppEntry(app),
                problem: problem,
                isConflict: entered != nil && status == .conflict,
                secret: secret,
                files: try AppPageView.Files(
                    app,
                    projectID: project.rawValue,
                    projectNumber: layout.project?.number ?? "",
                    serverURL: serverURL
                )
            )
        }
    }
}

/// The template values of the page of an app.
private struct AppPageView: Sendable {
    let layout: ConsoleLayout
    let tabs: ConsoleTabs
    let path: String
    let newApp: String
    let settingsPath: String
    let app: RegisteredApp
    let keyReplacedAt: ConsoleTime?
    let previousKeyUsedAt: ConsoleTime?
    let shownName: String
    let entry: AppEntry
    let problem: String?
    let isConflict: Bool

    /// The secret that was just made.
    let secret: String?
    let files: Files

    /// The texts that developers copy.
    struct Files: Sendable {
        /// The text of the file that Apple apps read; `nil` for other apps.
        let plist: String?

        /// The code of a web page; `nil` for other apps.
        let webSnippet: String?
        let quotedAppID: String
        let quotedAPIKey: String
        let quotedProjectID: String
        let quotedServerURL: String

        init(
            _ app: RegisteredApp,
            projectID: String,
            projectNumber: String,
            serverURL: String
        ) throws {
            let file = AppConfigFile(
                app,
                projectID: projectID,
                projectNumber: projectNumber,
                serverURL: serverURL
            )
            plist = app.encodedAppID == nil ? nil : try file.text
            webSnippet =
                app.platform == RelyingApp.Platform.web.rawValue
                ? WebSnippet(app, projectID: projectID, serverURL: serverURL).text : nil
            quotedAppID = JSONValue.string(app.appID).text
            quotedAPIKey = JSONValue.string(app.apiKey).text
            quotedProjectID = JSONValue.string(projectID).text
            quotedServerURL = JSONValue.string(serverURL).text
        }
    }
}
