import Foundation
import IdentityToolkit

extension User {
    /// Adds a way to sign in to this account.
    ///
    /// For ``AuthErrorCode/credentialAlreadyInUse`` the error's `userInfo` may hold a credential
    /// that signs in to the account which has the number.
    public func link(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.add(credential) }
    }

    /// Adds a way to sign in to this account.
    @discardableResult
    public func link(with credential: AuthCredential) async throws -> AuthDataResult {
        try await add(credential)
    }

    /// Takes a way to sign in away from this account.
    public func unlink(
        fromProvider provider: String,
        completion: ((User?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.remove(provider) }
    }

    /// Takes a way to sign in away from this account.
    @discardableResult
    public func unlink(fromProvider provider: String) async throws -> User {
        try await remove(provider)
    }

    /// Replaces this account's phone number.
    public func updatePhoneNumber(
        _ credential: PhoneAuthCredential,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.setNumber(credential, operation: .update) }
    }

    /// Replaces this account's phone number.
    public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws {
        try await setNumber(credential, operation: .update)
    }

    private func add(_ credential: AuthCredential) async throws -> AuthDataResult {
        guard !hasProvider(credential.provider) else {
            throw AuthErrorCode.providerAlreadyLinked.error()
        }
        try await setNumber(credential.phone, operation: .link)
        return AuthDataResult(user: self)
    }

    private func setNumber(
        _ credential: PhoneAuthCredential,
        operation: PhoneOperation
    ) async throws {
        let request = try credential.request(
            operation: operation,
            idToken: await idToken(),
            tenantID: tenantID
        )
        let signIn = try await endingSessionIfDead {
            try PhoneSignIn(await backend.call(.signInWithPhoneNumber, request), auth: auth)
        }
        record.withLock { record in
            record.tokens = signIn.tokens
            record.isAnonymous = false
        }
        signedIn.keep(self)
        try await reload()
    }

    private func remove(_ provider: String) async throws -> User {
        guard hasProvider(provider) else { throw AuthErrorCode.noSuchProvider.error() }
        let request = UpdateAccountRequest(
            idToken: try await idToken(),
            deleteProviders: [provider],
            tenantID: tenantID
        )
        let answer = try await update(request)
        record.withLock { record in
            let left = (record.account.providerUserInfo ?? []).filter { $0.providerID != provider }
            record.account.providerUserInfo = answer.providerUserInfo ?? left
            if provider == PhoneAuthProvider.id { record.account.phoneNumber = nil }
        }
        signedIn.keep(self)
        return self
    }

    private func hasProvider(_ provider: String) -> Bool {
        (record.current.account.providerUserInfo ?? []).contains { $0.providerID == provider }
    }
}
