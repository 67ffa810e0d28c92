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
        guard let name = context.parameters.get("project") ?? input.targetProjectID else {
            throw RequestRefusal.insufficientPermission(nil)
        }
        let project = try await projects.project(named: name).project
        let tenant = try await tenant(of: input, in: project.id, context)
        return (AdminCaller(project: tenant ?? project, authority: request.head.authority), input)
    }

    /// The tenant that path or body names.
    private func tenant(
        of input: some WireInput,
        in project: ProjectID,
        _ context: ServerContext
    ) async throws -> Project? {
        let inPath = context.parameters.get("tenant")
        let inBody = input.tenantID.flatMap { $0.isEmpty ? nil : $0 }
        if let inPath, let inBody, inPath != inBody { throw Refusal.tenantMismatch }
        guard let name = inPath ?? inBody else { return nil }
        return try await projects.tenant(name, of: project).project
    }
}
