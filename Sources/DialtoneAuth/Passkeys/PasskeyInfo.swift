public import Foundation
import IdentityToolkit

/// A passkey of a user's account.
///
/// Firebase has only its name and its ID.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPasskeyInfo)
#endif
public final class PasskeyInfo: NSObject, Sendable {
    private let info: IdentityToolkit.PasskeyInfo

    init(_ info: IdentityToolkit.PasskeyInfo) {
        self.info = info
    }

    /// The name that the user or the app gave it.
    public var name: String { info.name }

    /// The ID, in base64url.
    public var credentialID: String { info.credentialId }

    /// When the passkey was added; `nil` if the server does not say.
    public var creationDate: Date? { info.createdAt.flatMap(WireDate.read) }

    /// When the user last signed in with it; `nil` if never.
    public var lastUseDate: Date? { info.lastUsedAt.flatMap(WireDate.read) }

    /// Whether a passkey provider keeps a copy of it, so that it outlives its device.
    public var isBackedUp: Bool { info.backedUp ?? false }

    /// The domain that it works on; `nil` if the server does not say.
    public var relyingPartyID: String? { info.rpId }

    /// The kind of authenticator, as a UUID; `nil` if unknown.
    ///
    /// The server does not verify it.
    public var aaguid: String? { info.aaguid }
}
