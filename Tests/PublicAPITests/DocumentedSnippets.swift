import DialtoneAuth
import Foundation

// The programs of docs/sdk.md, so that they keep compiling. Nothing here runs.

func configureAsDocumented() {
    let options = FirebaseOptions(googleAppID: "1:123456789:ios:123abc", gcmSenderID: "123456789")
    options.apiKey = "demo-key"
    options.projectID = "demo-dialtone"
    options.serverURL = URL(string: "https://auth.example.org")
    FirebaseApp.configure(options: options)
}

func signInAsDocumented() async throws -> String {
    let provider = PhoneAuthProvider.provider()
    let verificationID = try await provider.verifyPhoneNumber("+16505550101")
    let credential = provider.credential(
        withVerificationID: verificationID,
        verificationCode: "123456"
    )
    let user = try await Auth.auth().signIn(with: credential).user
    let idToken = try await user.getIDToken()
    return idToken
}

func refuseAsDocumented(
    _ provider: PhoneAuthProvider,
    number: String,
    showCountdown: (TimeInterval) -> Void
) async {
    do {
        _ = try await provider.verifyPhoneNumber(number)
    } catch {
        let code = AuthErrorCode(rawValue: (error as NSError).code)
        if code == .tooManyRequests, let seconds = AuthRefusal(error)?.retryAfter {
            showCountdown(seconds)
        }
    }
}
