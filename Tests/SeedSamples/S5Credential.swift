// swift-format-ignore-file
import FirebaseAuth

extension SampleScreen {
    /// Makes a credential of the ID and the code.
    public func makeCredential(_ verificationID: String, _ verificationCode: String) -> PhoneAuthCredential {
        let credential = PhoneAuthProvider.provider().credential(
          withVerificationID: verificationID,
          verificationCode: verificationCode
        )
        return credential  // added
    }
}
