import DialtoneCore
import Hummingbird

/// Admits administrators, to the project that path or body names.
struct AdminGuard: CallerGuard {
    /// Who counts as an administrator on a listener.
    enum Policy: Sendable {
        /// Whoever says `Bearer owner`, as Google's admin SDKs do in their emulator mode.
        case owner
        /// Nobody.
        case nobody
    }

    let policy: Policy
    let projects: any ProjectFinder

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AdminCaller, input: Input) {
        guard let bearer = Bearer(request.headers[.authorization]) else {
            throw RequestRefusal.missingBearer
        }
        guard policy == .owner, bearer.isOwner else { throw Refusal.unauthenticated }
        let input = try await WireDecoder.decode(type, from: request)
        if let tenant = input.tenantID, !tenant.isEmpty { throw Refusal.tenantsUnsupported }
        guard let name = context.parameters.get("project") ?? input.targetProjectID else {
            throw RequestRefusal.insufficientPermission(nil)
        }
        let project = try await projects.project(named: name).project
        return (AdminCaller(project: project), input)
    }
}
