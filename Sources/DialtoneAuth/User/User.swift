public import Foundation
import IdentityToolkit

/// A signed-in user.
///
/// Its properties are what the server last told; ``reload()`` asks again.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUser)
#endif
public final class User: NSObject, UserInfo, Sendable {
    let record: Locked<UserRecord>
    let auth: Auth
    let refreshes = Coalescer<String, SessionTokens>()

    var backend: Backend { auth.backend }
    var signedIn: SignedInUser { auth.signedIn }

    init(_ record: UserRecord, auth: Auth) {
        self.record = Locked(record)
        self.auth = auth
    }

    /// `Firebase`, which stands for the user as a whole.
    public var providerID: String { "Firebase" }

    /// The account ID.
    public var uid: String { record.current.account.localID }

    /// The name to show.
    public var displayName: String? { record.current.account.displayName }

    /// The picture to show.
    public var photoURL: URL? { record.current.account.photoURL.flatMap { URL(string: $0) } }

    /// The e-mail address.
    public var email: String? { record.current.account.email }

    /// The phone number in E.164.
    public var phoneNumber: String? { record.current.account.phoneNumber }

    /// Whether the e-mail address is proved.
    public var isEmailVerified: Bool { record.current.account.emailVerified ?? false }

    /// Whether the user has no way to sign in yet.
    public var isAnonymous: Bool { record.current.isAnonymous }

    /// The user by each way to sign in.
    public var providerData: [any UserInfo] {
        (record.current.account.providerUserInfo ?? []).map(ProviderProfile.init)
    }

    /// When the user came and was last here.
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
    public var tenantID: String? { record.current.account.tenantID }

    /// What renews the ID token; treat it like a password.
    public var refreshToken: String? { record.current.tokens.refreshToken }

    /// ``isAnonymous``, under its Objective-C name.
    public func anonymous() -> Bool { isAnonymous }

    /// ``isEmailVerified``, under its Objective-C name.
    public func emailVerified() -> Bool { isEmailVerified }
}
