import DialtoneCore
import Hummingbird

/// Admits everybody to the project that the path names; development mode's emulator surface.
struct OpenGuard: CallerGuard {
    let projects: any ProjectFinder

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AdminCaller, input: Input) {
        guard let name = context.parameters.get("project") else { throw Refusal.unknownProject }
        let project = try await projects.project(named: name).project
        return (AdminCaller(project: project), try await WireDecoder.decode(type, from: request))
    }
}
