import DialtoneCore
import Hummingbird

/// Admits apps: whoever brings an API key.
struct AppGuard: CallerGuard {
    let projects: ProjectDirectory

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AppCaller, input: Input) {
        guard let key = Self.apiKey(of: request), !key.isEmpty else {
            throw Refusal.missingAPIKey
        }
        let project = try await projects.project(apiKey: key)
        let input = try await WireDecoder.decode(type, from: request)
        guard input.targetProjectID == nil else {
            throw RequestRefusal.insufficientPermission(
                "Only authenticated requests can specify target_project_id."
            )
        }
        if let tenant = input.tenantID, !tenant.isEmpty { throw Refusal.tenantsUnsupported }
        return (AppCaller(project: project, headers: request.headers), input)
    }

    private static func apiKey(of request: Request) -> String? {
        if let key = request.uri.queryParameters["key"] { return String(key) }
        return request.headers[.apiKey]
    }
}
