import FirebaseAuth
import Foundation
import Testing

/// The compiler does not check code that compares with these strings.
struct ErrorNamesTests {
    @Test func `the error keys have upstream's values`() {
        #expect(AuthErrorDomain == "FIRAuthErrorDomain")
        #expect(AuthErrorUserInfoNameKey == "FIRAuthErrorUserInfoNameKey")
        #expect(AuthErrorUserInfoEmailKey == "FIRAuthErrorUserInfoEmailKey")
        #expect(
            AuthErrorUserInfoUpdatedCredentialKey == "FIRAuthErrorUserInfoUpdatedCredentialKey"
        )
        #expect(
            AuthErrorUserInfoMultiFactorResolverKey
                == "FIRAuthErrorUserInfoMultiFactorResolverKey"
        )
        #expect(AuthErrors.domain == AuthErrorDomain)
        #expect(AuthErrors.userInfoNameKey == AuthErrorUserInfoNameKey)
        #expect(AuthErrors.userInfoEmailKey == AuthErrorUserInfoEmailKey)
        #expect(AuthErrors.userInfoUpdatedCredentialKey == AuthErrorUserInfoUpdatedCredentialKey)
        #expect(
            AuthErrors.userInfoMultiFactorResolverKey == AuthErrorUserInfoMultiFactorResolverKey
        )
    }

    @Test func `the provider names have upstream's values`() {
        #expect([PhoneAuthProvider.id, PhoneAuthProviderID, PhoneAuthSignInMethod] == .phones)
        #expect(PhoneMultiFactorID == PhoneMultiFactorInfo.PhoneMultiFactorID)
        #expect(TOTPMultiFactorID == PhoneMultiFactorInfo.TOTPMultiFactorID)
        #expect([EmailAuthProviderID, EmailPasswordAuthSignInMethod] == ["password", "password"])
        #expect(EmailLinkAuthSignInMethod == "emailLink")
        #expect([GoogleAuthProviderID, GoogleAuthSignInMethod] == ["google.com", "google.com"])
        #expect(FacebookAuthProviderID == FacebookAuthSignInMethod)
        #expect(TwitterAuthProviderID == TwitterAuthSignInMethod)
        #expect(GitHubAuthProviderID == GitHubAuthSignInMethod)
        #expect(GameCenterAuthProviderID == GameCenterAuthSignInMethod)
        #expect(
            Auth.authStateDidChangeNotification.rawValue == "FIRAuthStateDidChangeNotification"
        )
        #expect(NSNotification.Name.AuthStateDidChange == Auth.authStateDidChangeNotification)
    }

    @Test func `an error is an NSError with readable details`() async throws {
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
        options.credentialStore = MemoryCredentialStore()
        FirebaseApp.configure(name: "public-api", options: options)
        let app = try #require(FirebaseApp.app(name: "public-api"))
        let provider = PhoneAuthProvider.provider(auth: Auth.auth(app: app))
        do {
            _ = try await provider.verifyPhoneNumber("")
            Issue.record("An empty number was accepted.")
        } catch let error as NSError {
            #expect(error.domain == AuthErrorDomain)
            #expect(error.code == AuthErrorCode.missingPhoneNumber.rawValue)
            #expect(error.code == AuthErrorCode.missingPhoneNumber.code.rawValue)
            #expect(
                error.userInfo[AuthErrorUserInfoNameKey] as? String
                    == "ERROR_MISSING_PHONE_NUMBER"
            )
            #expect(!error.localizedDescription.isEmpty)
        }
        #expect(await app.delete())
    }
}

extension [String] {
    fileprivate static let phones = ["phone", "phone", "phone"]
}
