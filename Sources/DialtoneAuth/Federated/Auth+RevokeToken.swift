import Foundation
import IdentityToolkit

extension Auth {
    /// Revokes a Sign in with Apple token, which Apple requires before an account is deleted.
    ///
    /// - Throws: ``AuthErrorCode/nullUser`` if no user is signed in.
    public func revokeToken(
        withAuthorizationCode authorizationCode: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run {
            try await self.revokeToken(withAuthorizationCode: authorizationCode)
        }
    }

    /// Revokes a Sign in with Apple token, which Apple requires before an account is deleted.
    @nonobjc
    public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        guard let user = currentUser else { throw AuthErrorCode.nullUser.error() }
        let idToken = try await user.idToken()
        let request = RevokeTokenRequest {
            $0.providerId = AuthProviderID.apple.rawValue
            $0.tokenType = .code
            $0.token = authorizationCode
            $0.idToken = idToken
            $0.tenantId = user.tenantID
        }
        let _: IgnoredResponse = try await user.endingSessionIfDead {
            try await backend.call(.revokeToken, request)
        }
    }
}
