import Foundation

extension Auth {
    /// The access group whose user is the current one; `nil` for the app's own user.
    ///
    /// An earlier start of the app may have chosen it.
    public var userAccessGroup: String? { signedIn.group?.name }

    /// Whether access groups reach the person's other devices, through the iCloud keychain.
    ///
    /// Set it before the group is chosen. It does nothing where there is no such keychain.
    public var shareAuthStateAcrossDevices: Bool {
        get { sharing.current ?? signedIn.group?.isSharedAcrossDevices ?? false }
        set {
            sharing.withLock { $0 = newValue }
            #if os(tvOS) || !canImport(Security)
            if newValue { Log.warning("Nothing shares the user across devices here.") }
            #endif
        }
    }

    /// Shares the current user with the apps of a group, from now on and after a new start.
    ///
    /// Whoever is signed in there becomes the current user, also nobody; `nil` goes back to the
    /// app's own user. With the first group the app's own user is forgotten: to take it along, hand
    /// it to ``updateCurrentUser(_:)`` afterwards.
    ///
    /// - Throws: ``AuthErrorCode/keychainError`` where the group cannot be used. Then nothing
    ///   changes.
    #if canImport(ObjectiveC)
    @objc(useUserAccessGroup:error:)
    #endif
    public func useUserAccessGroup(_ accessGroup: String?) throws {
        try signedIn.use(group(accessGroup), for: self)
    }

    /// Whoever is signed in with a group, or with `nil` in this app alone, without becoming the
    /// current user.
    ///
    /// - Throws: ``AuthErrorCode/keychainError`` where the group cannot be read.
    @nonobjc
    public func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? {
        try signedIn.stored(in: group(accessGroup), for: self)
    }

    private func group(_ name: String?) throws -> CredentialGroup? {
        guard let name else { return nil }
        let isShared = shareAuthStateAcrossDevices
        guard let group = CredentialGroup(name, isSharedAcrossDevices: isShared) else {
            throw AuthErrorCode.keychainError.error(
                reason: "That is no name of an access group."
            )
        }
        return group
    }
}
