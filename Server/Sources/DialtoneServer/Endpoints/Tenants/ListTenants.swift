import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists a page of the project's tenants, ordered by ID.
struct ListTenants: Endpoint {
    private let standard = 20
    private let limit = 1_000

    let tenants: TenantRegistry
    let showsIDs: Bool

    func respond(to input: ListInput, from caller: AdminCaller) async throws -> ListTenantsResponse
    {
        let size = min(input.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? standard, limit)
        let last = input.pageToken.flatMap { $0.isEmpty ? nil : $0 }
        // One more than the page size is read to determine whether there is another page.
        let found = try await tenants.page(of: caller.project.id, after: last, limit: size + 1)
        let page = found.prefix(size)
        return ListTenantsResponse {
            $0.tenants =
                page.isEmpty
                ? nil : page.map { Tenant(listed: $0, showingID: showsIDs) }
            $0.nextPageToken = found.count > size ? page.last?.id.tenantID : nil
        }
    }
}
