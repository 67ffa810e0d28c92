public import Foundation
import IdentityToolkit

/// Changes to a user's profile, which ``commitChanges()`` makes together.
///
/// Only assigned properties change; `nil` removes the value. The request can be reused after a
/// commit.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUserProfileChangeRequest)
#endif
public final class UserProfileChangeRequest: NSObject, Sendable {
    private struct Changes: Sendable {
        var displayName: String??
        var photoURL: URL??
    }

    private let user: User
    private let changes = Locked(Changes())

    init(_ user: User) {
        self.user = user
    }

    /// The display name.
    public var displayName: String? {
        get { changes.current.displayName ?? user.displayName }
        set { changes.withLock { $0.displayName = .some(newValue) } }
    }

    /// The URL of the profile picture.
    public var photoURL: URL? {
        get { changes.current.photoURL ?? user.photoURL }
        set { changes.withLock { $0.photoURL = .some(newValue) } }
    }

    /// Sends the assigned values.
    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.commitChanges() }
    }

    /// Sends the assigned values.
    @nonobjc
    public func commitChanges() async throws {
        let changes = self.changes.current
        var removed: [AccountAttribute] = []
        if changes.displayName == .some(nil) { removed.append(.displayName) }
        if changes.photoURL == .some(nil) { removed.append(.photoURL) }
        let displayName = changes.displayName ?? nil
        let photoURL = (changes.photoURL ?? nil)?.absoluteString
        guard displayName != nil || photoURL != nil || !removed.isEmpty else { return }
        let idToken = try await user.idToken()
        let request = UpdateAccountRequest {
            $0.idToken = idToken
            $0.displayName = displayName
            $0.photoUrl = photoURL
            $0.deleteAttribute = removed.isEmpty ? nil : removed
            $0.tenantId = user.tenantID
        }
        _ = try await user.update(request)
        user.record.withLock { record in
            if changes.displayName != nil { record.account.displayName = displayName }
            if changes.photoURL != nil { record.account.photoUrl = photoURL }
        }
        user.signedIn.keep(user)
        self.changes.withLock { $0 = Changes() }
    }
}

extension User {
    /// Creates a request to change this user's profile.
    #if canImport(ObjectiveC)
    @objc(profileChangeRequest)
    #endif
    public func createProfileChangeRequest() -> UserProfileChangeRequest {
        UserProfileChangeRequest(self)
    }
}
