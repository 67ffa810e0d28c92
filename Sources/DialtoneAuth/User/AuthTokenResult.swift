public import Foundation

/// An ID token and what it says.
///
/// Its signature is not checked here: a claim is good for what the app shows, not for what it allows.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthTokenResult)
#endif
public final class AuthTokenResult: NSObject, Sendable {
    /// The token itself.
    public let token: String

    /// When it ends.
    public let expirationDate: Date

    /// When the person signed in.
    public let authDate: Date

    /// When it was issued.
    public let issuedAtDate: Date

    /// How the person signed in.
    public let signInProvider: String

    /// The second factor that was used; empty where none was.
    public let signInSecondFactor: String

    private let payload: TokenPayload

    /// Every claim.
    public var claims: [String: Any] { payload.claims }

    init(token: String) throws {
        guard let payload = TokenPayload(token),
            let expirationDate = payload.date("exp"),
            let issuedAtDate = payload.date("iat"),
            let authDate = payload.date("auth_time"),
            let details = payload.claims["firebase"] as? [String: Any],
            let signInProvider = details["sign_in_provider"] as? String
        else {
            throw AuthErrorCode.malformedJWT.error(reason: "A claim is missing or unreadable.")
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
