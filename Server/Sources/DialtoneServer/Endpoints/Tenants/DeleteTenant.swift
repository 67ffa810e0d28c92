import DialtoneFlows
import DialtoneModel

/// Deletes a tenant with all its data.
struct DeleteTenant: Endpoint {
    let tenants: TenantRegistry
    let projects: ProjectDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await tenants.delete(caller.project.id, since: caller.seen)
        projects.forget(caller.project.id)
        return NoOutput()
    }
}
