#if Tokens

import Foundation

extension TokenVerifier {
    /// Verifies an ID token, and asks the server whether its session still exists.
    ///
    /// The server refuses the token if the user has signed out or was disabled or deleted, or if
    /// their sessions were revoked. Each call costs a request, so use it for actions that cannot be
    /// undone. It needs ``TokenVerifierSettings/apiKey``.
    ///
    /// - Throws: ``InvalidToken``, with ``InvalidToken/Reason/signedOut`` if the server refuses the
    ///   token; ``KeysUnavailable`` or ``SignInStatusUnknown`` if the server did not respond; or
    ///   ``InvalidTokenVerifierSettings``.
    public func verifySignedIn(_ token: String) async throws -> VerifiedToken {
        guard let apiKey = settings.apiKey, !apiKey.isEmpty else {
            throw InvalidTokenVerifierSettings("apiKey is not set.")
        }
        let verified = try await verifyIDToken(token)
        let look = AccountLookUp(
            url: settings.url(
                forPath: "/v1/accounts:lookup",
                query: [URLQueryItem(name: "key", value: apiKey)]
            ),
            environment: environment
        )
        try await look.confirm(token, of: verified)
        return verified
    }
}

#endif
