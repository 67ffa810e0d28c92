import Foundation

extension Backend {
    /// The tokens of an answer, which it must have.
    func tokens(
        _ idToken: String?,
        _ refreshToken: String?,
        _ expiresIn: String?
    ) throws -> SessionTokens {
        guard let idToken, !idToken.isEmpty, let refreshToken, !refreshToken.isEmpty else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's answer holds no tokens."
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
