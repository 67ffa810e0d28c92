import DialtoneCore
import IdentityToolkit
import PhoneNumbers

extension Tenant: WireInput {
    var tenantID: String? { nil }
}

/// Adds a tenant to the project.
struct CreateTenant: Endpoint {
    let tenants: TenantRegistry
    let registry: ProjectRegistry
    let showsID: Bool

    func respond(to input: Tenant, from caller: AdminCaller) async throws -> Tenant {
        let numbers = try [PhoneNumber: String](testPhoneNumbers: input.testPhoneNumbers ?? [:])
        let tenant = try await tenants.create(
            input.displayName,
            in: caller.project.id
        ) { tenant in
            try input.apply(to: &tenant, fallback: tenant.settings)
        }
        guard !numbers.isEmpty else {
            return Tenant(tenant, testNumbers: [], showingID: showsID)
        }
        let (changed, testNumbers) = try await registry.change(tenant.id) { _, _ in numbers }
        return Tenant(changed, testNumbers: testNumbers, showingID: showsID)
    }
}
