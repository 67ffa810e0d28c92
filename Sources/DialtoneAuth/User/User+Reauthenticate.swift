import Foundation

extension User {
    /// Proves once more that the person is this user, as sensitive changes need.
    #if canImport(ObjectiveC)
    @objc(reauthenticateWithCredential:completion:)
    #endif
    public func reauthenticate(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.proveAgain(credential) }
    }

    /// Proves once more that the person is this user, as sensitive changes need.
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

    /// Goes on with the tokens of a new sign-in, if they are this user's.
    func takeOver(_ tokens: SessionTokens) async throws {
        let account = try await backend.lookUp(idToken: tokens.idToken)
        guard account.localID == uid else { throw AuthErrorCode.userMismatch.error() }
        record.withLock { record in
            record.tokens = tokens
            record.update(account)
        }
        signedIn.keep(self)
    }
}
