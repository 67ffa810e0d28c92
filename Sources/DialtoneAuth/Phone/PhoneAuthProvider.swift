public import Foundation

/// Signs in by phone number: has a code sent, and makes a credential of it.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneAuthProvider)
#endif
public final class PhoneAuthProvider: NSObject, Sendable {
    /// The name of this way to sign in, `phone`.
    public static let id = "phone"

    let auth: Auth

    private init(auth: Auth) {
        self.auth = auth
    }

    /// The provider of the default app.
    public class func provider() -> PhoneAuthProvider {
        provider(auth: Auth.auth())
    }

    /// The provider of an app.
    public class func provider(auth: Auth) -> PhoneAuthProvider {
        PhoneAuthProvider(auth: auth)
    }

    /// Makes a credential of a verification ID and the code that the person typed.
    public func credential(
        withVerificationID verificationID: String,
        verificationCode: String
    ) -> PhoneAuthCredential {
        PhoneAuthCredential(verificationID: verificationID, verificationCode: verificationCode)
    }
}
