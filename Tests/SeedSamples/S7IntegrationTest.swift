// swift-format-ignore-file
import FirebaseAuth

extension SampleScreen {
    /// Signs in with a fictional number; four corrections make the page's text compile.
    public func signInWithTestNumber() {
        let phoneNumber = "+16505554567"

        // This test verification code is specified for the given test phone number in the developer console.
        let testVerificationCode = "123456"

        Auth.auth().settings.isAppVerificationDisabledForTesting = true
        PhoneAuthProvider.provider().verifyPhoneNumber(phoneNumber, uiDelegate:nil) {
                                                                    verificationID, error in
            if (error != nil) {
              // Handles error
              self.handleError(error)
              return
            }
            let credential = PhoneAuthProvider.provider().credential(withVerificationID: verificationID ?? "",
                                                                       verificationCode: testVerificationCode)
            Auth.auth().signInAndRetrieveData(with: credential) { authData, error in
              if (error != nil) {
                // Handles error
                self.handleError(error)
                return
              }
              self._user = authData?.user
            self.report(.signedIn(authData?.user))  // added
            }
        }
    }
}
