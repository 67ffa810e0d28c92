import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns a tenant.
struct ShowTenant: Endpoint {
    let registry: ProjectRegistry
    let showsID: Bool

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> Tenant {
        let (tenant, testNumbers) = try await registry.project(caller.project.id)
        return Tenant(tenant, testNumbers: testNumbers, showingID: showsID)
    }
}
