import DialtoneCore
import IdentityToolkit

extension CreateSessionCookieRequest: WireInput {}

/// Makes a session cookie of an ID token, for web servers.
struct CreateSessionCookie: Endpoint {
    let cookies: SessionCookieIssuer

    func respond(
        to input: CreateSessionCookieRequest,
        from caller: AdminCaller
    ) async throws -> CreateSessionCookieResponse {
        CreateSessionCookieResponse(
            sessionCookie: try await cookies.cookie(
                of: input.idToken,
                seconds: input.validDuration?.value,
                of: caller.project
            )
        )
    }
}
