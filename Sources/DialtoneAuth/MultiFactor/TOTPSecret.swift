public import Foundation
import IdentityToolkit

/// The secret that an authenticator app makes its codes of.
///
/// Show it once, and keep it nowhere.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPSecret)
#endif
public final class TOTPSecret: NSObject, Sendable {
    let session: TOTPSessionInfo

    init(_ session: TOTPSessionInfo) {
        self.session = session
    }

    /// The secret in base 32, for who types it.
    public func sharedSecretKey() -> String {
        session.sharedSecretKey
    }

    /// What a QR code for authenticator apps says.
    public func generateQRCodeURL(
        withAccountName accountName: String,
        issuer: String
    ) -> String {
        var components = URLComponents()
        components.scheme = "otpauth"
        components.host = "totp"
        components.percentEncodedPath = "/\(Self.encode(issuer)):\(Self.encode(accountName))"
        components.percentEncodedQueryItems = [
            URLQueryItem(name: "secret", value: Self.encode(session.sharedSecretKey)),
            URLQueryItem(name: "issuer", value: Self.encode(issuer)),
            URLQueryItem(name: "algorithm", value: Self.encode(session.hashingAlgorithm)),
            URLQueryItem(name: "digits", value: String(session.verificationCodeLength)),
            URLQueryItem(name: "period", value: String(session.periodSeconds)),
        ]
        return components.string ?? ""
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
