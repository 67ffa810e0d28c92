import Foundation
import IdentityToolkit

extension User {
    /// Proves once more that the person is this user, as sensitive changes need.
    public func reauthenticate(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.proveAgain(credential) }
    }

    /// Proves once more that the person is this user, as sensitive changes need.
    @discardableResult
    public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        try await proveAgain(credential)
    }

    private func proveAgain(_ credential: AuthCredential) async throws -> AuthDataResult {
        let request = try credential.phone.request(operation: .reauthenticate, tenantID: tenantID)
        let signIn: PhoneSignIn
        do {
            signIn = try PhoneSignIn(
                await backend.call(.signInWithPhoneNumber, request),
                auth: auth
            )
        } catch let error where error.authCode == .userNotFound {
            throw AuthErrorCode.userMismatch.error(cause: error)
        }
        let account = try await backend.lookUp(idToken: signIn.tokens.idToken)
        guard account.localID == uid else { throw AuthErrorCode.userMismatch.error() }
        record.withLock { record in
            record.tokens = signIn.tokens
            record.update(account)
        }
        signedIn.keep(self)
        return AuthDataResult(
            user: self,
            additionalUserInfo: AdditionalUserInfo(
                providerID: PhoneAuthProvider.id,
                isNewUser: signIn.isNewUser
            )
        )
    }
}
