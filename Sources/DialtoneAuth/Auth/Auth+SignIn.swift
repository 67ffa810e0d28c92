import Foundation
import IdentityToolkit

extension Auth {
    /// Signs in, and creates the account if it does not exist.
    ///
    /// If an error occurs, the previous user stays signed in. For
    /// ``AuthErrorCode/secondFactorRequired``, the error's `userInfo` contains the
    /// ``MultiFactorResolver`` to continue with. For
    /// ``AuthErrorCode/accountExistsWithDifferentCredential``, it contains the email address, and
    /// the credential to link after the user has signed in with an existing method.
    #if canImport(ObjectiveC)
    @objc(signInWithCredential:completion:)
    #endif
    public func signIn(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInAndKeep(credential) }
    }

    /// Signs in, and creates the account if it does not exist.
    @discardableResult @nonobjc
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await signInAndKeep(credential)
    }

    /// Signs in anonymously; a user who is already anonymous stays the same.
    public func signInAnonymously(
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInWithoutCredential() }
    }

    /// Signs in anonymously; a user who is already anonymous stays the same.
    @discardableResult @nonobjc
    public func signInAnonymously() async throws -> AuthDataResult {
        try await signInWithoutCredential()
    }

    /// The deprecated name of ``signIn(with:completion:)``.
    #if canImport(ObjectiveC)
    @objc(signInAndRetrieveDataWithCredential:completion:)
    #endif
    @available(*, deprecated, renamed: "signIn(with:completion:)")
    public func signInAndRetrieveData(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        signIn(with: credential, completion: completion)
    }

    @nonobjc
    func signInAndKeep(_ credential: AuthCredential) async throws -> AuthDataResult {
        try await keep(credential.prove(for: .signIn, by: self))
    }

    /// Makes the signed-in user the current one.
    func keep(_ signIn: ProvedSignIn, isAnonymous: Bool = false) async throws -> AuthDataResult {
        let user = try await makeUser(signIn.tokens, isAnonymous: isAnonymous)
        try signedIn.set(user)
        return AuthDataResult(
            user: user,
            additionalUserInfo: signIn.additionalUserInfo,
            credential: signIn.credential
        )
    }

    private func signInWithoutCredential() async throws -> AuthDataResult {
        if let user = currentUser, user.isAnonymous {
            let info = AdditionalUserInfo(providerID: "", isNewUser: false)
            return AuthDataResult(user: user, additionalUserInfo: info)
        }
        let request = SignUpRequest {
            $0.returnSecureToken = true
            $0.tenantId = tenantID
        }
        var answer: SignInResponse = try await backend.call(.signUp, request)
        answer.isNewUser = true
        let signIn = try ProvedSignIn(answer, providerID: "", for: .signIn, by: self)
        return try await keep(signIn, isAnonymous: true)
    }

    /// Creates the user of a pair of tokens, with the account data from the server.
    func makeUser(_ tokens: SessionTokens, isAnonymous: Bool) async throws -> User {
        let account = try await backend.lookUp(idToken: tokens.idToken)
        var record = UserRecord(
            account: account,
            isAnonymous: isAnonymous,
            tokens: tokens,
            apiKey: backend.app.apiKey
        )
        record.update(account)
        return User(record, auth: self)
    }
}
