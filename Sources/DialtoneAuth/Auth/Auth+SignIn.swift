import Foundation
import IdentityToolkit

extension Auth {
    /// Signs in, and creates the account if there is none.
    ///
    /// Where an error comes, whoever was signed in before still is. For
    /// ``AuthErrorCode/secondFactorRequired`` the error's `userInfo` holds the
    /// ``MultiFactorResolver`` that goes on from there.
    public func signIn(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInAndKeep(credential) }
    }

    /// Signs in, and creates the account if there is none.
    @discardableResult
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
    @discardableResult
    public func signInAnonymously() async throws -> AuthDataResult {
        try await signInWithoutCredential()
    }

    /// ``signIn(with:completion:)`` under its name of long ago.
    @available(*, deprecated, renamed: "signIn(with:completion:)")
    public func signInAndRetrieveData(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        signIn(with: credential, completion: completion)
    }

    private func signInAndKeep(_ credential: AuthCredential) async throws -> AuthDataResult {
        let signIn = try await proveNumber(credential, operation: .signUpOrIn)
        let user = try await makeUser(signIn.tokens, isAnonymous: false)
        try signedIn.set(user)
        let info = AdditionalUserInfo(providerID: "phone", isNewUser: signIn.isNewUser)
        return AuthDataResult(user: user, additionalUserInfo: info)
    }

    private func signInWithoutCredential() async throws -> AuthDataResult {
        if let user = currentUser, user.isAnonymous {
            let info = AdditionalUserInfo(providerID: "", isNewUser: false)
            return AuthDataResult(user: user, additionalUserInfo: info)
        }
        let request = SignUpRequest(returnSecureToken: true, tenantID: tenantID)
        let answer: NewAccount = try await backend.call(.signUp, request)
        let tokens = try backend.tokens(answer.idToken, answer.refreshToken, answer.expiresIn)
        let user = try await makeUser(tokens, isAnonymous: true)
        try signedIn.set(user)
        let info = AdditionalUserInfo(providerID: "", isNewUser: true)
        return AuthDataResult(user: user, additionalUserInfo: info)
    }

    /// Calls the server with a phone credential, for no user in particular.
    func proveNumber(
        _ credential: AuthCredential,
        operation: PhoneOperation
    ) async throws -> PhoneSignIn {
        let request = try credential.phone.request(operation: operation, tenantID: tenantID)
        return try PhoneSignIn(await backend.call(.signInWithPhoneNumber, request), auth: self)
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

/// What a client needs of the answer of `accounts:signUp`.
private struct NewAccount: Decodable {
    let idToken: String?
    let refreshToken: String?
    let expiresIn: String?
}
