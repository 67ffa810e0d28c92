// swift-format-ignore-file
import FirebaseAuth

extension SampleScreen {
    /// Has a code sent.
    public func sendCode(to phoneNumber: String) {
        PhoneAuthProvider.provider()
          .verifyPhoneNumber(phoneNumber, uiDelegate: nil) { verificationID, error in
              if let error = error {
                self.showMessagePrompt(error.localizedDescription)
                return
              }
              // Sign in using the verificationID and the code sent to the user
              // ...
              self.report(.codeSent(verificationID))  // added
          }
    }
}
