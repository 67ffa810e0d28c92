#if canImport(ObjectiveC)
public import DialtoneAuth
import Foundation

// Firebase's page on phone sign-in uses two Objective-C methods that no version of upstream has.
// They are here for Objective-C alone, which also makes `@import FirebaseAuth;` bring everything of
// DialtoneAuth: a generated header imports the modules whose classes it extends, and no others.

@available(swift 1000.0)
extension PhoneAuthProvider {
    /// A credential of the default app.
    @objc(credentialWithVerificationID:verificationCode:)
    public class func defaultCredential(
        withVerificationID verificationID: String,
        verificationCode: String
    ) -> PhoneAuthCredential {
        provider().credential(
            withVerificationID: verificationID,
            verificationCode: verificationCode
        )
    }
}

@available(swift 1000.0)
extension Auth {
    /// Signs in, and creates the account if there is none.
    @objc(signInWithAndRetrieveDataWithCredential:completion:)
    public func signInForUser(
        with credential: AuthCredential,
        completion: ((User?, (any Error)?) -> Void)?
    ) {
        signIn(with: credential) { result, error in completion?(result?.user, error) }
    }
}
#endif
