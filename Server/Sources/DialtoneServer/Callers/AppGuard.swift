import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// Authorizes apps by their API key.
struct AppGuard: CallerGuard {
    let projects: ProjectDirectory

    /// Finds the tenants that callers name.
    let namedProjects: any ProjectFinder
    let proxies: Reloadable<TrustedProxies>
    let uses: CredentialUses
    let decoder: WireDecoder

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AppCaller, input: Input) {
        guard let key = Self.apiKey(of: request), !key.isEmpty else {
            throw Refusal.missingAPIKey
        }
        let project = try await projects.project(apiKey: key)
        let input = try await decoder.decode(type, from: request)
        guard input.targetProjectId == nil else {
            throw RequestRefusal.insufficientPermission(
                "Only authenticated requests can specify target_project_id."
            )
        }
        let served = try await tenant(of: input, in: project) ?? project
        SecurityTrail.current?.note(project: served.project.id)
        if let previous = project.apps.lazy.compactMap(\.previousKey).first(where: {
            $0.text == key
        }) {
            uses.note(previous.credential, after: previous.lastUsedAt)
        }
        guard !project.project.settings.isDisabled, !served.project.settings.isDisabled else {
            throw Refusal.projectDisabled
        }
        let caller = AppCaller(
            project: served,
            headers: request.headers,
            apiKey: key,
            authority: request.head.authority,
            remoteAddress: proxies.current.remoteAddress(behind: context.peer, by: request.headers)
        )
        return (caller, input)
    }

    /// Returns the tenant that the input names, directly or with its ID token.
    private func tenant(
        of input: some WireInput,
        in project: ServedProject
    ) async throws -> ServedProject? {
        let named = input.tenantId.flatMap { $0.isEmpty ? nil : $0 }
        let claimed = input.idToken.flatMap(ClaimedTenant.init(of:))?.tenantID
        if let named, let claimed, named != claimed { throw Refusal.tenantMismatch }
        if let named { return try await namedProjects.tenant(named, of: project.project.id) }
        // A token must not recreate a deleted tenant.
        guard let claimed else { return nil }
        return try await projects.tenant(claimed, of: project.project.id)
    }

    private static func apiKey(of request: Request) -> String? {
        if let key = request.uri.queryParameters["key"] { return String(key) }
        return request.headers[.apiKey]
    }
}

extension AppCaller {
    /// The caller that the headers describe; `authority` is the host and port that it addressed.
    init(
        project: ServedProject,
        headers: HTTPFields,
        apiKey: String? = nil,
        authority: String? = nil,
        remoteAddress: IPAddress? = nil
    ) {
        var claims = Claims()
        claims.appID = headers[.googleAppID]
        claims.bundleID = headers[.bundleIdentifier]
        claims.client = headers[.clientVersion] ?? headers[.userAgent]
        claims.languages = LanguagePreferences(
            locale: headers[.firebaseLocale],
            accept: headers[.acceptLanguage]
        )
        claims.origin = headers[.origin]
        claims.authority = authority
        claims.appSecret = headers[.appSecret]
        claims.appInstance = headers[.appInstance]
        self.init(
            project: project,
            apiKey: apiKey,
            remoteAddress: remoteAddress,
            claims: claims
        )
    }
}
