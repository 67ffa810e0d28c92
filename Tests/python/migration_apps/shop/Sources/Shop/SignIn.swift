import FirebaseAuth
import Foundation

/// Signs in by phone number.
///
/// Earlier versions used `GameCenterAuthProvider`.
final class SignIn {
    private var verificationID: String?
    private var handle: AuthStateDidChangeListenerHandle?

    func begin(_ number: String) {
        /* Auth.auth().getUserID() was here. /* Nested. */ GameCenterAuthProvider too. */
        Auth.auth().useAppLanguage()
        PhoneAuthProvider.provider()
            .verifyPhoneNumber(number, uiDelegate: nil) { [weak self] verificationID, error in
                self?.verificationID = verificationID
            }
        handle = Auth.auth().addStateDidChangeListener { _, user in
            print(#"Auth.auth().getUserID() for \(user) is "# + "\(user?.uid ?? "signed out")")
        }
    }

    func finish(_ code: String) async throws -> String {
        let credential = PhoneAuthProvider.provider().credential(
            withVerificationID: verificationID ?? "",
            verificationCode: code
        )
        let result = try await Auth.auth().signIn(with: credential)
        guard result.user.multiFactor.enrolledFactors.isEmpty else { return "" }
        return try await result.user.getIDToken()
    }

    func isWrong(_ error: Error) -> Bool {
        (error as NSError).code == AuthErrorCode.invalidVerificationCode.rawValue
    }
}
