import Foundation

extension Auth {
    /// The access group whose user is the current one; `nil` for the app's own user.
    ///
    /// An earlier launch of the app may have set it.
    public var userAccessGroup: String? { signedIn.group?.name }

    /// Whether access groups are shared with the user's other devices through the iCloud keychain.
    ///
    /// Set it before the group. It has no effect if there is no such keychain.
    public var shareAuthStateAcrossDevices: Bool {
        get { sharing.current ?? signedIn.group?.isSharedAcrossDevices ?? false }
        set {
            sharing.withLock { $0 = newValue }
            #if os(tvOS) || !canImport(Security)
            if newValue { Log.warning("This platform cannot share the user across devices.") }
            #endif
        }
    }

    /// Shares the current user with the apps of an access group; the setting persists between
    /// launches.
    ///
    /// The group's user, if any, becomes the current user; `nil` restores the app's own user. When
    /// the first group is set, the app's own user is deleted: to keep it, pass it to
    /// ``updateCurrentUser(_:)`` afterwards.
    ///
    /// - Throws: ``AuthErrorCode/keychainError`` if the group cannot be used. Nothing changes then.
    #if canImport(ObjectiveC)
    @objc(useUserAccessGroup:error:)
    #endif
    public func useUserAccessGroup(_ accessGroup: String?) throws {
        try signedIn.use(group(accessGroup), for: self)
    }

    /// Returns the user of an access group, or with `nil` of this app alone, without changing the
    /// current user.
    ///
    /// - Throws: ``AuthErrorCode/keychainError`` if the group cannot be read.
    @nonobjc
    public func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? {
        try signedIn.stored(in: group(accessGroup), for: self)
    }

    private func group(_ name: String?) throws -> CredentialGroup? {
        guard let name else { return nil }
        let isShared = shareAuthStateAcrossDevices
        guard let group = CredentialGroup(name, isSharedAcrossDevices: isShared) else {
            throw AuthErrorCode.keychainError.error(
                reason: "The name of the access group is not valid."
            )
        }
        return group
    }
}
