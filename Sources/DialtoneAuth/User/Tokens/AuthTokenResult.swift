public import Foundation

/// An ID token and its claims.
///
/// The signature is not verified here: use the claims for display, not for authorization.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthTokenResult)
#endif
public final class AuthTokenResult: NSObject, Sendable {
    /// The encoded token.
    public let token: String

    /// When the token expires.
    public let expirationDate: Date

    /// When the user signed in.
    public let authDate: Date

    /// When the token was issued.
    public let issuedAtDate: Date

    /// The provider of the sign-in.
    public let signInProvider: String

    /// The second factor of the sign-in; empty if there was none.
    public let signInSecondFactor: String

    private let payload: TokenPayload

    /// All claims.
    public var claims: [String: Any] { payload.claims }

    init(token: String) throws {
        guard let payload = TokenPayload(token),
            let expirationDate = payload.date("exp"),
            let issuedAtDate = payload.date("iat"),
            let authDate = payload.date("auth_time"),
            let details = payload.claims["firebase"] as? [String: Any],
            let signInProvider = details["sign_in_provider"] as? String
        else {
            throw AuthErrorCode.malformedJWT.error(reason: "A claim is missing or not valid.")
        }
        self.token = token
        self.expirationDate = expirationDate
        self.issuedAtDate = issuedAtDate
        self.authDate = authDate
        self.signInProvider = signInProvider
        signInSecondFactor = details["sign_in_second_factor"] as? String ?? ""
        self.payload = payload
    }
}
