#if Tokens

public import Foundation

/// The claims of a verified ID token or session cookie.
///
/// Only a ``TokenVerifier`` creates values of this type.
public struct VerifiedToken: Hashable, Sendable {
    /// The user's ID, with 1 to 128 bytes.
    ///
    /// Identify users by it, and by ``tenantID`` if you accept several tenants: phone numbers and
    /// e-mail addresses change, and can pass to other people.
    public let userID: String

    /// The project's ID.
    public let projectID: String

    /// The tenant that the user belongs to; `nil` for users of the project itself.
    public let tenantID: String?

    /// When the user signed in; renewing a token does not change it.
    public let signedInAt: Date

    /// When the token was issued.
    public let issuedAt: Date

    /// When the token expires.
    public let expiresAt: Date

    /// How the user signed in: `phone`, `password`, `anonymous`, `custom`, `google.com`, ….
    public let signInProvider: String

    /// All claims by name, the reserved ones included.
    public let claims: [String: ClaimValue]

    private let firebase: [String: ClaimValue]

    init(_ claims: TokenClaims) {
        userID = claims.subject
        projectID = claims.audience
        tenantID = claims.tenantID
        signedInAt = claims.signedInAt
        issuedAt = claims.issuedAt
        expiresAt = claims.expiresAt
        signInProvider = claims.signInProvider
        self.claims = claims.members
        firebase = claims.firebase
    }

    /// The verified phone number in E.164 format, if the user has one.
    public var phoneNumber: String? { claims["phone_number"]?.string }

    /// The e-mail address, if the user has one; check ``isEmailVerified`` before you trust it.
    public var email: String? { claims["email"]?.string }

    /// Whether the user has proved that ``email`` is theirs.
    public var isEmailVerified: Bool { claims["email_verified"]?.boolean ?? false }

    /// The display name, if there is one.
    public var name: String? { claims["name"]?.string }

    /// The URL of the user's picture, if there is one; the user chose it, so it can be anything.
    public var picture: String? { claims["picture"]?.string }

    /// Whether the user signed in anonymously.
    public var isAnonymous: Bool { signInProvider == "anonymous" }

    /// The second factor of this sign-in; `nil` if there was none.
    public var secondFactor: SecondFactor? {
        guard let kind = firebase["sign_in_second_factor"]?.string else { return nil }
        return SecondFactor(kind: kind, id: firebase["second_factor_identifier"]?.string)
    }

    /// The user's identities by provider: `phone`, `email`, `google.com`, ….
    public var identities: [String: [String]] {
        (firebase["identities"]?.object ?? [:]).mapValues { values in
            (values.array ?? []).compactMap(\.string)
        }
    }

    /// The ID of the session, which is one device.
    public var sessionID: String? { firebase["session_id"]?.string }

    /// The claims that administrators, hooks or custom tokens have set.
    public var customClaims: [String: ClaimValue] {
        claims.filter { !Self.reservedNames.contains($0.key) }
    }

    private static let reservedNames: Set = [
        "aud", "auth_time", "email", "email_verified", "exp", "firebase", "iat", "iss", "jti",
        "name", "phone_number", "picture", "provider_id", "sub", "user_id",
    ]
}

extension VerifiedToken {
    /// A second factor that a user has proved.
    public struct SecondFactor: Hashable, Sendable {
        /// `phone` or `totp`.
        public let kind: String

        /// The ID of the enrollment.
        public let id: String?
    }
}

extension VerifiedToken: CustomStringConvertible {
    /// A description without phone numbers, addresses and other claims.
    public var description: String { "VerifiedToken(userID: \(userID))" }
}

#endif
