public import Foundation

/// What is known of a person, by one way to sign in or altogether.
#if canImport(ObjectiveC)
@objc(FIRUserInfo)
#endif
public protocol UserInfo: NSObjectProtocol {
    /// The way to sign in, such as `phone`; for the user as a whole, `Firebase`.
    var providerID: String { get }

    /// The person's ID there; empty for phones.
    var uid: String { get }

    /// The name to show.
    var displayName: String? { get }

    /// The picture to show.
    var photoURL: URL? { get }

    /// The e-mail address.
    var email: String? { get }

    /// The phone number in E.164.
    var phoneNumber: String? { get }
}
