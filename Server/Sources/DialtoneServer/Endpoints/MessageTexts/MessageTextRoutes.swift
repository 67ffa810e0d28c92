import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The admin calls that show the texts of messages; they are changed with the settings.
struct MessageTextRoutes {
    let catalog: any MessageTextCatalog
    let store: any DataStore
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        router.add(
            ListMessageTexts(catalog: catalog, store: store),
            AdminPath(dialtone: "/messageTexts"),
            viewers,
            method: .get
        )
        router.add(
            PreviewMessageText(catalog: catalog, store: store),
            AdminPath(dialtone: "/messageTexts:preview"),
            viewers
        )
    }
}

/// The query of the list of texts.
struct ListMessageTextsInput: WireInput {
    let app: String?
}

/// Lists the texts of messages in all languages.
struct ListMessageTexts: Endpoint {
    let catalog: any MessageTextCatalog
    let store: any DataStore

    func respond(
        to input: ListMessageTextsInput,
        from caller: AdminCaller
    ) async throws -> ListMessageTextsResponse {
        let project = caller.project
        let app = try await store.app(named: input.app, of: project)
        let entries = try catalog.entries(of: project, app: app)
        let settings = project.settings.messages.texts(for: app?.appID)
        return ListMessageTextsResponse {
            $0.texts = entries.map(MessageTextInfo.init)
            $0.appName = settings.name ?? project.displayName
            $0.domain = settings.domain
            $0.appHash = settings.appHash
            $0.defaultLanguage = project.settings.messages.defaultLanguage ?? "en"
        }
    }
}

extension MessageTextInfo {
    fileprivate init(_ entry: MessageTextEntry) {
        self.init()
        language = entry.language
        origin = entry.origin.rawValue
        text = entry.template
        shipped = entry.shipped
        problem = entry.problem?.explanation
    }
}

extension DataStore {
    /// Returns the app with an ID; `nil` if none is named.
    func app(named name: String?, of project: Project) async throws -> RelyingApp? {
        guard let name, !name.isEmpty else { return nil }
        let apps = try await read { try $0.relyingApps(of: project.id.parent) }
        guard let app = apps.first(where: { $0.appID == name }) else {
            throw Refusal.invalidArgument(field: "app", problem: "does not exist")
        }
        return app
    }
}
