public import Foundation
import IdentityToolkit

/// The shared secret from which an authenticator app generates its codes.
///
/// Show it once, and do not store it.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPSecret)
#endif
public final class TOTPSecret: NSObject, Sendable {
    let session: TOTPSessionInfo

    init(_ session: TOTPSessionInfo) {
        self.session = session
    }

    /// The number of digits of the app's codes; servers that do not say so mean six.
    package var codeLength: Int {
        session.verificationCodeLength > 0 ? session.verificationCodeLength : 6
    }

    /// Returns the secret in Base32, for manual entry.
    public func sharedSecretKey() -> String {
        session.sharedSecretKey
    }

    /// Returns the URL to encode in a QR code for authenticator apps.
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
            URLQueryItem(name: "period", value: String(session.periodSec)),
        ]
        return components.string ?? ""
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
