import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// A tenant to create.
///
/// The caller works in the project, so a `tenantId` in the body does not name the call's tenant.
struct NewTenant: WireInput {
    let tenant: Tenant

    init(from decoder: any Decoder) throws {
        tenant = try Tenant(from: decoder)
    }
}

/// Adds a tenant to the project.
struct CreateTenant: Endpoint {
    let tenants: TenantRegistry
    let registry: ProjectRegistry
    let showsID: Bool

    func respond(to new: NewTenant, from caller: AdminCaller) async throws -> Tenant {
        let input = new.tenant
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
