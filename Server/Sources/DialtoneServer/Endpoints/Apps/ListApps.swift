import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the apps of a project, without their secrets.
struct ListApps: Endpoint {
    let store: any DataStore

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> ListAppsResponse {
        let project = caller.project.id.parent
        let apps = try await store.read { try $0.relyingApps(of: project) }
        return ListAppsResponse { $0.apps = apps.map(RegisteredApp.init) }
    }
}
