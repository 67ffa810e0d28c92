import Foundation
import IdentityToolkit

extension Auth {
    /// Signs in, and creates the account if there is none.
    ///
    /// Where an error comes, whoever was signed in before still is. For
    /// ``AuthErrorCode/secondFactorRequired`` the error's `userInfo` holds the
    /// ``MultiFactorResolver`` that goes on from there. For
    /// ``AuthErrorCode/accountExistsWithDifferentCredential`` it holds the e-mail address, and the
    /// credential to link once the person has signed in the way they did before.
    #if canImport(ObjectiveC)
    @objc(signInWithCredential:completion:)
    #endif
    public func signIn(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInAndKeep(credential) }
    }

    /// Signs in, and creates the account if there is none.
    @discardableResult @nonobjc
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await signInAndKeep(credential)
    }

    /// Signs in without any credential; whoever is anonymous already stays the same user.
    public func signInAnonymously(
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInWithoutCredential() }
    }

    /// Signs in without any credential; whoever is anonymous already stays the same user.
    @discardableResult @nonobjc
    public func signInAnonymously() async throws -> AuthDataResult {
        try await signInWithoutCredential()
    }

    /// ``signIn(with:completion:)`` under its name of long ago.
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

    /// Makes whoever signed in the current user.
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
            $0.tenantID = tenantID
        }
        var answer: SignInAnswer = try await backend.call(.signUp, request)
        answer.isNewUser = true
        let signIn = try ProvedSignIn(answer, providerID: "", for: .signIn, by: self)
        return try await keep(signIn, isAnonymous: true)
    }

    /// The user whom tokens belong to, with what the server knows of the account.
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
