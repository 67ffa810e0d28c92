import Foundation
import IdentityToolkit

extension User {
    /// Links a credential to this account.
    ///
    /// For ``AuthErrorCode/credentialAlreadyInUse`` and ``AuthErrorCode/emailAlreadyInUse``, the
    /// error's `userInfo` may contain a credential that signs in to the conflicting account.
    #if canImport(ObjectiveC)
    @objc(linkWithCredential:completion:)
    #endif
    public func link(
        with credential: AuthCredential,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.add(credential) }
    }

    /// Links a credential to this account.
    @discardableResult @nonobjc
    public func link(with credential: AuthCredential) async throws -> AuthDataResult {
        try await add(credential)
    }

    /// Removes a provider from this account.
    public func unlink(
        fromProvider provider: String,
        completion: ((User?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.remove(provider) }
    }

    /// Removes a provider from this account.
    @discardableResult @nonobjc
    public func unlink(fromProvider provider: String) async throws -> User {
        try await remove(provider)
    }

    /// Replaces this account's phone number.
    #if canImport(ObjectiveC)
    @objc(updatePhoneNumberCredential:completion:)
    #endif
    public func updatePhoneNumber(
        _ credential: PhoneAuthCredential,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.updatePhoneNumber(credential) }
    }

    /// Replaces this account's phone number.
    @nonobjc
    public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws {
        _ = try await change(credential) { .replace(self, idToken: $0) }
    }

    @nonobjc
    func add(_ credential: AuthCredential) async throws -> AuthDataResult {
        guard !credential.isPart(of: record.current.account) else {
            throw AuthErrorCode.providerAlreadyLinked.error()
        }
        let signIn = try await change(credential) { .link(self, idToken: $0) }
        return AuthDataResult(user: self, credential: signIn.credential)
    }

    private func change(
        _ credential: AuthCredential,
        _ purpose: (_ idToken: String) -> CredentialPurpose
    ) async throws -> ProvedSignIn {
        let purpose = purpose(try await idToken())
        let signIn = try await endingSessionIfDead {
            try await credential.prove(for: purpose, by: auth)
        }
        record.withLock { record in
            record.tokens = signIn.tokens
            record.isAnonymous = false
            record.account.link(signIn.provider)
        }
        signedIn.keep(self)
        await reloadAfterChange()
        return signIn
    }

    private func remove(_ provider: String) async throws -> User {
        guard record.current.account.hasProvider(provider) else {
            throw AuthErrorCode.noSuchProvider.error()
        }
        let idToken = try await idToken()
        let request = UpdateAccountRequest {
            $0.idToken = idToken
            $0.deleteProvider = [provider]
            $0.tenantId = tenantID
        }
        let answer = try await update(request)
        record.withLock { record in
            let left = (record.account.providerUserInfo ?? []).filter { $0.providerId != provider }
            record.account.providerUserInfo = answer.providerUserInfo ?? left
            record.account.forgetProvider(provider)
        }
        signedIn.keep(self)
        return self
    }
}

extension AccountInfo {
    /// Removes the data that an account has only through this provider.
    fileprivate mutating func forgetProvider(_ providerID: String) {
        switch providerID {
        case PhoneAuthProvider.id:
            phoneNumber = nil
        case EmailAuthProvider.id:
            email = nil
            emailVerified = nil
            passwordHash = nil
        default:
            break
        }
    }
}
