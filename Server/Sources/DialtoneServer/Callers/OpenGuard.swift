import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Admits every caller to the project or tenant in the path.
///
/// It is for the emulator's calls in development mode.
struct OpenGuard: CallerGuard {
    let projects: any ProjectFinder
    let decoder: WireDecoder

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AdminCaller, input: Input) {
        let project = try await project(in: context)
        return (AdminCaller(project: project), try await decoder.decode(type, from: request))
    }

    /// Returns the tenant in the path, or else the project.
    func project(in context: ServerContext) async throws -> Project {
        guard let name = context.parameters.get("project") else { throw Refusal.unknownProject }
        let project = try await projects.project(named: name).project
        guard let tenant = context.parameters.get("tenant") else { return project }
        return try await projects.tenant(tenant, of: project.id).project
    }
}
