import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func namePhoneAuthProvider() {
    _ = PhoneAuthProvider.self
    _ = PhoneAuthProvider.id
    _ = PhoneAuthProvider.provider as () -> PhoneAuthProvider
    _ = PhoneAuthProvider.provider(auth:)
    _ = PhoneAuthProvider.verifyPhoneNumber(_:uiDelegate:completion:)
    _ = PhoneAuthProvider.verifyPhoneNumber(_:uiDelegate:multiFactorSession:completion:)
    _ = PhoneAuthProvider.verifyPhoneNumber(_:uiDelegate:multiFactorSession:)
    _ = PhoneAuthProvider.verifyPhoneNumber(with:uiDelegate:multiFactorSession:completion:)
    _ = PhoneAuthProvider.verifyPhoneNumber(with:uiDelegate:multiFactorSession:)
    _ = PhoneAuthProvider.credential(withVerificationID:verificationCode:)
}

func namePhoneAuthCredential() {
    _ = PhoneAuthCredential.self
    readable(\PhoneAuthCredential.provider)
}
