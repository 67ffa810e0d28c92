public import Foundation
import IdentityToolkit

/// A signed-in user.
///
/// The properties contain the last data from the server; ``reload()`` fetches it again.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUser)
#endif
public final class User: NSObject, UserInfo, Sendable {
    let record: Locked<UserRecord>
    package let auth: Auth
    let refreshes = Coalescer<String, SessionTokens>()
    /// The name for the passkey that the app is creating with the system's own dialog.
    let passkeyName = Locked<String?>(nil)

    var backend: Backend { auth.backend }
    var signedIn: SignedInUser { auth.signedIn }

    init(_ record: UserRecord, auth: Auth) {
        self.record = Locked(record)
        self.auth = auth
    }

    /// Always `Firebase`, which represents the user as a whole.
    public var providerID: String { "Firebase" }

    /// The account ID.
    public var uid: String { record.current.account.localId }

    /// The display name.
    public var displayName: String? { record.current.account.displayName }

    /// The URL of the profile picture.
    public var photoURL: URL? { record.current.account.photoUrl.flatMap { URL(string: $0) } }

    /// The email address.
    public var email: String? { record.current.account.email }

    /// The phone number in E.164 format.
    public var phoneNumber: String? { record.current.account.phoneNumber }

    /// Whether the email address is verified.
    public var isEmailVerified: Bool { record.current.account.emailVerified ?? false }

    /// Whether the user has no sign-in method yet.
    public var isAnonymous: Bool { record.current.isAnonymous }

    /// The user's data for each provider.
    public var providerData: [any UserInfo] {
        (record.current.account.providerUserInfo ?? []).map(ProviderProfile.init)
    }

    /// The dates of the account's creation and last sign-in.
    public var metadata: UserMetadata {
        func date(_ milliseconds: WireInt64?) -> Date? {
            milliseconds.map { Date(timeIntervalSince1970: Double($0.value) / 1000) }
        }
        let account = record.current.account
        return UserMetadata(
            lastSignInDate: date(account.lastLoginAt),
            creationDate: date(account.createdAt)
        )
    }

    /// The tenant that the user belongs to.
    public var tenantID: String? { record.current.account.tenantId }

    /// The token that renews the ID token; protect it like a password.
    public var refreshToken: String? { record.current.tokens.refreshToken }

    /// ``isAnonymous``, under its Objective-C name.
    public func anonymous() -> Bool { isAnonymous }

    /// ``isEmailVerified``, under its Objective-C name.
    public func emailVerified() -> Bool { isEmailVerified }
}
