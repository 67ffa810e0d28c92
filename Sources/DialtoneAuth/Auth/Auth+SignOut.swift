import Foundation

extension Auth {
    /// Signs out; has no effect if no user is signed in.
    ///
    /// Deletes the tokens on this device only. To end the session on the server as well, first call
    /// ``User/signOut(_:)`` with the current device.
    ///
    /// - Throws: ``AuthErrorCode/keychainError`` if the stored user could not be deleted. The user
    ///   then stays signed in.
    #if canImport(ObjectiveC)
    @objc(signOut:)
    #endif
    public func signOut() throws {
        try signedIn.signOut()
    }

    /// Makes `user`, who may belong to another `Auth`, the current user.
    public func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.replaceCurrentUser(with: user) }
    }

    /// Makes `user`, who may belong to another `Auth`, the current user.
    ///
    /// A user of another project is first looked up in this one.
    @nonobjc
    public func updateCurrentUser(_ user: User) async throws {
        try await replaceCurrentUser(with: user)
    }

    private func replaceCurrentUser(with user: User?) async throws {
        guard let user else { throw AuthErrorCode.nullUser.error() }
        guard user.tenantID == tenantID else { throw AuthErrorCode.tenantIDMismatch.error() }
        if user.auth === self { return try signedIn.set(user) }
        var record = user.record.current
        if record.apiKey != backend.app.apiKey {
            record.update(try await backend.lookUp(idToken: record.tokens.idToken))
            record.apiKey = backend.app.apiKey
        }
        try signedIn.set(User(record, auth: self))
    }
}
