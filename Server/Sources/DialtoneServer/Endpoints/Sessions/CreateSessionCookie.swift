import DialtoneFlows
import IdentityToolkit
import IdentityToolkitAdmin

extension CreateSessionCookieRequest: WireInput {}

/// Creates a session cookie from an ID token, for web servers.
struct CreateSessionCookie: Endpoint {
    let cookies: SessionCookieIssuer

    func respond(
        to input: CreateSessionCookieRequest,
        from caller: AdminCaller
    ) async throws -> CreateSessionCookieResponse {
        let cookie = try await cookies.cookie(
            of: input.idToken,
            seconds: input.validDuration?.value,
            of: caller.project
        )
        return CreateSessionCookieResponse { $0.sessionCookie = cookie }
    }
}
