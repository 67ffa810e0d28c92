import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

struct PasskeyTests {
    /// Runs a test with a user who has a passkey and is signed out.
    private func withPasskey(
        _ body: (InMemoryAuthServer, InMemoryAuthenticator, Auth) async throws -> Void
    ) async throws {
        let server = InMemoryAuthServer()
        let authenticator = InMemoryAuthenticator(canAutofill: true)
        try await server.withAuth { auth in
            let user = try await auth.signInAnonymously().user
            try await user.enrollPasskey(name: "Phone", from: authenticator)
            try auth.signOut()
            try await body(server, authenticator, auth)
        }
    }

    @Test func `a passkey signs in`() async throws {
        try await withPasskey { server, authenticator, auth in
            let user = try await auth.signIn(withPasskeyFrom: authenticator).user
            #expect(user.uid == "user-1")
            #expect(user.enrolledPasskeys.map(\.name) == ["Phone"])
            #expect(user.enrolledPasskeys.first?.lastUseDate != nil)
            let token = try await user.getIDTokenResult()
            #expect(token.signInProvider == "passkey")
            #expect(
                server.receivedCalls.filter { $0 != .lookUp && $0 != .signUp } == [
                    .startPasskeyEnrollment, .finishPasskeyEnrollment, .startPasskeySignIn,
                    .finishPasskeySignIn,
                ]
            )
        }
    }

    @Test func `a passkey signs in a user with a second factor`() async throws {
        let server = InMemoryAuthServer()
        server.addUser(email: "a@example.org", password: "secret-1", secondFactor: "+16505550102")
        let authenticator = InMemoryAuthenticator()
        try await server.withAuth { auth in
            let error = await #expect(throws: NSError.self) {
                try await auth.signIn(withEmail: "a@example.org", password: "secret-1")
            }
            let resolver = error?.userInfo[AuthErrorUserInfoMultiFactorResolverKey]
            let pending = try #require(resolver as? MultiFactorResolver)
            let hint = try #require(pending.hints.first as? PhoneMultiFactorInfo)
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(
                with: hint,
                multiFactorSession: pending.session
            )
            let credential = provider.credential(
                withVerificationID: id,
                verificationCode: InMemoryAuthServer.usualCode
            )
            let assertion = PhoneMultiFactorGenerator.assertion(with: credential)
            let user = try await pending.resolveSignIn(with: assertion).user
            try await user.enrollPasskey(from: authenticator)
            try auth.signOut()
            #expect(try await auth.signIn(withPasskeyFrom: authenticator).user.uid == user.uid)
        }
    }

    @Test func `a canceled passkey is no sign-in, and the next try is`() async throws {
        try await withPasskey { server, authenticator, auth in
            authenticator.fail(.canceled, times: 1)
            await expect(.webContextCancelled) {
                try await auth.signIn(withPasskeyFrom: authenticator)
            }
            #expect(auth.currentUser == nil)
            #expect(!server.receivedCalls.contains(.finishPasskeySignIn))
            try await auth.signIn(withPasskeyFrom: authenticator)
            authenticator.fail(PasskeyProblem(.failed, detail: "test"))
            await expect(.webSignInUserInteractionFailure) {
                try await auth.signIn(withPasskeyFrom: authenticator)
            }
            authenticator.recover()
            try await auth.signIn(withPasskeyFrom: authenticator)
        }
    }

    @Test func `a passkey that the server does not have is unknown`() async throws {
        try await withPasskey { server, authenticator, auth in
            server.removePasskeys(of: "user-1")
            await expect(.missingPasskeyEnrollment) {
                try await auth.signIn(withPasskeyFrom: authenticator)
            }
            #expect(auth.currentUser == nil)
        }
    }

    @Test func `a device without the passkey signs in no user`() async throws {
        try await withPasskey { _, authenticator, auth in
            authenticator.removePasskeys()
            #expect(authenticator.passkeyCount == 0)
            await expect(.webContextCancelled) {
                try await auth.signIn(withPasskeyFrom: authenticator)
            }
        }
    }

    @Test(arguments: [
        (AuthServerFailure.unknownPasskey, AuthErrorCode.missingPasskeyEnrollment),
        (.expiredPasskeyChallenge, .invalidAuthenticatorResponse),
    ])
    func `a ready failure is refused`(
        failure: AuthServerFailure,
        code: AuthErrorCode
    ) async throws {
        try await withPasskey { server, authenticator, auth in
            server.fail(failure, on: .finishPasskeySignIn)
            await expect(code) { try await auth.signIn(withPasskeyFrom: authenticator) }
        }
    }

    @Test func `a signature counts once, and only for its challenge`() async throws {
        try await withPasskey { server, authenticator, auth in
            let assertion = try await auth.passkeyAssertion(from: authenticator)
            try await auth.signIn(withPasskey: assertion)
            await expect(.invalidAuthenticatorResponse) {
                try await auth.signIn(withPasskey: assertion)
            }
            let other = try await auth.passkeyAssertion(from: authenticator)
            let forged = PasskeyAssertion(
                credentialID: other.credentialID,
                clientDataJSON: other.clientDataJSON,
                authenticatorData: other.authenticatorData,
                signature: assertion.signature,
                userID: other.userID
            )
            await expect(.invalidAuthenticatorResponse) {
                try await auth.signIn(withPasskey: forged)
            }
        }
    }

    @Test func `a challenge of a sign-in adds no passkey`() async throws {
        try await withPasskey { server, authenticator, auth in
            let assertion = try await auth.passkeyAssertion(from: authenticator)
            let user = try await auth.signInAnonymously().user
            let registration = PasskeyRegistration(
                credentialID: Data("new".utf8),
                clientDataJSON: assertion.clientDataJSON,
                attestationObject: Data("key".utf8)
            )
            await expect(.invalidAuthenticatorResponse) {
                try await user.enrollPasskey(registration)
            }
            #expect(user.enrolledPasskeys.isEmpty)
        }
    }

    @Test func `an authenticator creates one passkey for an account`() async throws {
        try await withPasskey { server, authenticator, auth in
            let user = try await auth.signIn(withPasskeyFrom: authenticator).user
            await expect(.providerAlreadyLinked) {
                try await user.enrollPasskey(from: authenticator)
            }
            try await user.enrollPasskey(name: "Laptop", from: InMemoryAuthenticator())
            #expect(user.enrolledPasskeys.map(\.name) == ["Phone", "Laptop"])
        }
    }

    @Test func `a passkey is renamed and removed`() async throws {
        try await withPasskey { server, authenticator, auth in
            let user = try await auth.signIn(withPasskeyFrom: authenticator).user
            let id = try #require(user.enrolledPasskeys.first?.credentialID)
            try await user.renamePasskey(withCredentialID: id, to: "Old phone")
            #expect(user.enrolledPasskeys.map(\.name) == ["Old phone"])
            try await user.unenrollPasskey(withCredentialID: id)
            #expect(user.enrolledPasskeys.isEmpty)
            await expect(.missingPasskeyEnrollment) {
                try await user.unenrollPasskey(withCredentialID: id)
            }
            await expect(.missingPasskeyEnrollment) {
                try await auth.signIn(withPasskeyFrom: authenticator)
            }
        }
    }

    @Test func `a suggestion is used when it is chosen`() async throws {
        try await withPasskey { _, authenticator, auth in
            let task = Task {
                try await auth.passkeyAssertion(from: authenticator, presentation: .autofill)
            }
            while !authenticator.isSuggesting { await Task.yield() }
            authenticator.chooseSuggestion()
            try await auth.signIn(withPasskey: task.value)
            #expect(auth.currentUser?.uid == "user-1")
            #expect(!authenticator.isSuggesting)
        }
    }
}
