import Foundation
import IdentityToolkit

extension Auth {
    /// Signs in with a custom token that your own server created.
    public func signIn(
        withCustomToken token: String,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInWithToken(token) }
    }

    /// Signs in with a custom token that your own server created.
    @discardableResult @nonobjc
    public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
        try await signInWithToken(token)
    }

    private func signInWithToken(_ token: String) async throws -> AuthDataResult {
        let request = SignInWithCustomTokenRequest {
            $0.token = token
            $0.returnSecureToken = true
            $0.tenantId = tenantID
        }
        let answer: SignInResponse = try await backend.call(.signInWithCustomToken, request)
        return try await keep(ProvedSignIn(answer, providerID: "", for: .signIn, by: self))
    }
}
