import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// Steps that several tests of the contract take.
extension ContractServer.Inbox {
    static let password = "correct horse 1"

    func phoneCredential(_ auth: Auth, _ number: String) async throws -> PhoneAuthCredential {
        let provider = PhoneAuthProvider.provider(auth: auth)
        let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
        return provider.credential(withVerificationID: id, verificationCode: try await code(id))
    }

    /// Creates a user whose address is verified, and signs in.
    func signUp(_ auth: Auth, _ email: String) async throws -> User {
        let user = try await auth.createUser(withEmail: email, password: Self.password).user
        try await user.sendEmailVerification()
        let link = try await link(email, .verifyEmail)
        let code = try #require(ActionCodeURL(link: link)?.code)
        try await auth.applyActionCode(code)
        try await user.reload()
        #expect(user.isEmailVerified)
        return user
    }

    /// Signs in with the password, which must not be enough.
    func resolver(_ auth: Auth, _ email: String) async throws -> MultiFactorResolver {
        let error = await #expect(throws: NSError.self) {
            try await auth.signIn(withEmail: email, password: Self.password)
        }
        #expect(error?.code == AuthErrorCode.secondFactorRequired.rawValue)
        return try #require(
            error?.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
        )
    }

    /// Enrolls an authenticator app.
    func enrollApp(_ user: User, at time: Date = Date()) async throws -> AuthenticatorApp {
        let session = try await user.multiFactor.session()
        let secret = try await TOTPMultiFactorGenerator.generateSecret(with: session)
        let app = try #require(AuthenticatorApp(secret: secret.sharedSecretKey()))
        let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
            with: secret,
            oneTimePassword: app.code(at: time)
        )
        try await user.multiFactor.enroll(with: assertion, displayName: "App")
        return app
    }
}

/// Expects a refusal with this code, and returns its details.
func expectRefusal<Value>(
    _ code: AuthErrorCode,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Value
) async throws -> AuthRefusal {
    let error = await #expect(throws: NSError.self, sourceLocation: sourceLocation) {
        _ = try await body()
    }
    let thrown = try #require(error, sourceLocation: sourceLocation)
    #expect(thrown.code == code.rawValue, "\(thrown)", sourceLocation: sourceLocation)
    return try #require(AuthRefusal(thrown), sourceLocation: sourceLocation)
}
