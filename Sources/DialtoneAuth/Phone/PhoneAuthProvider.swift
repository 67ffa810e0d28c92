public import Foundation

/// Signs in with a phone number: sends a code, and creates a credential from it.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneAuthProvider)
#endif
public final class PhoneAuthProvider: NSObject, Sendable {
    /// The ID of this provider, `phone`.
    public static let id = "phone"

    let auth: Auth

    private init(auth: Auth) {
        self.auth = auth
    }

    /// Returns the provider of the default app.
    public class func provider() -> PhoneAuthProvider {
        provider(auth: Auth.auth())
    }

    /// Returns the provider of an app.
    public class func provider(auth: Auth) -> PhoneAuthProvider {
        PhoneAuthProvider(auth: auth)
    }

    /// Creates a credential from a verification ID and the code that the user entered.
    public func credential(
        withVerificationID verificationID: String,
        verificationCode: String
    ) -> PhoneAuthCredential {
        PhoneAuthCredential(verificationID: verificationID, verificationCode: verificationCode)
    }
}
