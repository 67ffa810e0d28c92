import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Shows an app of a project, without its secrets.
struct ShowApp: Endpoint {
    static let auditAction: AuditAction = "apps.show"

    let desk: AppDesk

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> RegisteredApp {
        guard let app = try await desk.registry.app(caller.appID, of: caller.project.id) else {
            throw FederationRefusal.unknownConfig
        }
        return RegisteredApp(app)
    }
}

/// Changes an app of a project.
struct UpdateApp: Endpoint {
    static let auditAction: AuditAction = "apps.update"

    let desk: AppDesk

    func respond(to input: AppRequest, from caller: AdminCaller) async throws -> RegisteredApp {
        for (field, value) in [("platform", input.platform), ("apiKey", input.apiKey)] {
            guard value == nil else {
                throw Refusal.invalidArgument(
                    field: field,
                    problem: "cannot change; add another app"
                )
            }
        }
        if input.validateOnly == true { AuditTrail.current?.noteTrial() }
        let project = caller.project.id
        let app = try await desk.registry.change(
            caller.appID,
            of: project,
            by: AppChanges(input),
            since: input.etag.map(SeenVersion.init) ?? caller.seen,
            validateOnly: input.validateOnly == true
        )
        guard let app else { throw FederationRefusal.unknownConfig }
        desk.projects.forget(project)
        return RegisteredApp(app)
    }
}

/// Removes an app of a project; its API key is refused from then on.
struct DeleteApp: Endpoint {
    static let auditAction: AuditAction = "apps.delete"

    let desk: AppDesk

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let project = caller.project.id
        guard try await desk.registry.remove(caller.appID, from: project, since: caller.seen)
        else {
            throw FederationRefusal.unknownConfig
        }
        desk.projects.forget(project)
        return NoOutput()
    }
}
