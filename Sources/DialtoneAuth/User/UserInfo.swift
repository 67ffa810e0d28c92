public import Foundation

/// A user's data, from one provider or as a whole.
#if canImport(ObjectiveC)
@objc(FIRUserInfo)
#endif
public protocol UserInfo: NSObjectProtocol {
    /// The provider, for example `phone`; for the user as a whole, `Firebase`.
    var providerID: String { get }

    /// The user's ID at the provider; empty for phone numbers.
    var uid: String { get }

    /// The display name.
    var displayName: String? { get }

    /// The URL of the profile picture.
    var photoURL: URL? { get }

    /// The email address.
    var email: String? { get }

    /// The phone number in E.164 format.
    var phoneNumber: String? { get }
}
