import Foundation

extension User {
    /// Reauthenticates the user, as required for sensitive changes.
    #if canImport(ObjectiveC)
    @objc(reauthenticateWithCredential:completion:)
    #endif
    public func reauthenticate(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.proveAgain(credential) }
    }

    /// Reauthenticates the user, as required for sensitive changes.
    @discardableResult @nonobjc
    public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        try await proveAgain(credential)
    }

    @nonobjc
    func proveAgain(_ credential: AuthCredential) async throws -> AuthDataResult {
        let signIn: ProvedSignIn
        do {
            signIn = try await credential.prove(for: .reauthenticate(self), by: auth)
        } catch let error where error.authCode == .userNotFound {
            throw AuthErrorCode.userMismatch.error(cause: error)
        }
        try await takeOver(signIn.tokens)
        return AuthDataResult(
            user: self,
            additionalUserInfo: signIn.additionalUserInfo,
            credential: signIn.credential
        )
    }

    /// Replaces the tokens with those of a new sign-in, if they belong to this user.
    func takeOver(_ tokens: SessionTokens) async throws {
        let account = try await backend.lookUp(idToken: tokens.idToken)
        guard account.localId == uid else { throw AuthErrorCode.userMismatch.error() }
        record.withLock { record in
            record.tokens = tokens
            record.update(account)
        }
        signedIn.keep(self)
    }
}
