import Foundation

extension Backend {
    /// Returns the tokens in a response; throws if they are missing.
    func tokens(
        _ idToken: String?,
        _ refreshToken: String?,
        _ expiresIn: String?
    ) throws -> SessionTokens {
        guard let idToken, !idToken.isEmpty, let refreshToken, !refreshToken.isEmpty else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's response has no tokens."
            )
        }
        return SessionTokens(
            idToken: idToken,
            refreshToken: refreshToken,
            expiresIn: expiresIn,
            now: environment.now()
        )
    }
}
