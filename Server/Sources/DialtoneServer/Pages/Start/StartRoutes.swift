import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// The start page of a development server: inbox, projects and how to connect to them.
struct StartRoutes {
    private static let project = "/console/projects/{project}"

    let store: any DataStore
    let accounts: AccountDirectory
    let projects: DevelopmentProjects
    let defaultProject: ProjectID
    let assets: PageAssets
    let templates: PageTemplates
    let inbox: InboxReader
    let clock: ServerClock
    let decoder: WireDecoder

    func add(to router: Router<ServerContext>) {
        router.get("/") { request, _ in
            var response =
                request.acceptsPages
                ? try await page(for: request) : try WireEncoder.response(EmulatorNotice())
            response.headers[values: .vary].append("Accept")
            return response
        }
        router.get(RouterPath(Self.project + "/accounts")) { _, context in
            let project = try await projects.project(
                named: try context.parameters.require("project")
            )
            let found = try await accounts.accounts(
                matching: AccountList.query,
                of: project.project.id
            )
            return try WireEncoder.response(AccountList(found))
        }
        router.get(RouterPath(Self.project + "/apps/{key}/\(AppConfigFile.name)")) {
            try await configFile(for: $0, in: $1)
        }
    }

    private func page(for request: Request) async throws -> Response {
        let named = request.uri.queryParameters.get("project")
        let id = named.map(ProjectID.init(rawValue:)) ?? defaultProject
        let contents = try await StartContents.read(of: id, from: store, at: clock.now)
        let query = (try? await decoder.decode(InboxQuery.self, from: request)) ?? InboxQuery()
        let view = StartView(
            contents,
            inbox: InboxView(try await inbox.listing(of: id, query), query),
            assets: assets.path,
            address: PageAddress(of: request)
        )
        return PageResponse.html(templates.render(.start, with: view))
    }

    private func configFile(
        for request: Request,
        in context: ServerContext
    ) async throws -> Response {
        let id = ProjectID(rawValue: try context.parameters.require("project"))
        // The router does not percent-decode path parameters.
        let apiKey = try context.parameters.require("key").removingPercentEncoding ?? ""
        let found = try await store.read { data in
            (try data.project(id), try data.relyingApp(apiKey: apiKey))
        }
        guard let project = found.0 else { throw Refusal.unknownProject }
        guard let app = found.1, app.projectID == id else { throw Refusal.unknownAPIKey }
        let address = PublicAddress.asked(by: request)
        return try AppConfigFile(app: app, project: project, serverURL: address).response()
    }
}

/// The response at the root of a development server, which shows programs that it is ready.
private struct EmulatorNotice: Encodable {
    private struct Notice: Encodable {
        let ready = true
        let docs = "https://firebase.google.com/docs/emulator-suite"
        let apiSpec = OpenAPIRoutes.emulatorPath
    }

    private let authEmulator = Notice()
}
