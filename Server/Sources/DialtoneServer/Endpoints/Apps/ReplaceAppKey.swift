import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension ReplaceAppKeyRequest: WireInput {}

/// Gives an app another API key; the previous one stays valid until it is removed.
struct ReplaceAppKey: Endpoint {
    static let auditAction: AuditAction = "apps.replaceKey"

    let desk: AppDesk

    func respond(
        to input: ReplaceAppKeyRequest,
        from caller: AdminCaller
    ) async throws -> RegisteredApp {
        let project = caller.project.id
        let app = try await desk.registry.replaceKey(
            of: caller.appID,
            in: project,
            with: input.apiKey.nonEmpty,
            since: caller.seen
        )
        guard let app else { throw FederationRefusal.unknownConfig }
        desk.projects.forget(project)
        return RegisteredApp(app)
    }
}

/// Removes the API key of an app that was replaced.
struct DeletePreviousAppKey: Endpoint {
    static let auditAction: AuditAction = "apps.removePreviousKey"

    let desk: AppDesk

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> RegisteredApp {
        let project = caller.project.id
        let app = try await desk.registry.removePreviousKey(
            of: caller.appID,
            in: project,
            since: caller.seen
        )
        guard let app else { throw FederationRefusal.unknownConfig }
        desk.projects.forget(project)
        return RegisteredApp(app)
    }
}
