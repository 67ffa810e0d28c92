import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// What an app developer would write; no part of this file uses more than the public API.
struct PhoneSignInTests {
    private let number = "+16505550101"

    private func signIn(_ auth: Auth, code: String) async throws -> AuthDataResult {
        let provider = PhoneAuthProvider.provider(auth: auth)
        let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
        let credential = provider.credential(withVerificationID: id, verificationCode: code)
        return try await auth.signIn(with: credential)
    }

    @Test func `a number signs in with the code sent to it`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let result = try await signIn(auth, code: InMemoryAuthServer.usualCode)
            #expect(result.user.phoneNumber == number)
            #expect(result.additionalUserInfo?.isNewUser == true)
            #expect(auth.currentUser?.uid == "user-1")
            #expect(server.messages.map(\.phoneNumber) == [number])
            #expect(server.userIDs == ["user-1"])
            try auth.signOut()
            #expect(try await signIn(auth, code: "123456").additionalUserInfo?.isNewUser == false)
        }
    }

    @Test func `a number can have a code of its own`() async throws {
        let server = InMemoryAuthServer()
        server.setCode("654321", for: number)
        let uid = server.addUser(phoneNumber: number)
        try await server.withAuth { auth in
            await expect(.invalidVerificationCode) { try await signIn(auth, code: "123456") }
            #expect(auth.currentUser == nil)
            let user = try await signIn(auth, code: "654321").user
            #expect(user.uid == uid)
            // The number gets no second message within 30 seconds.
            #expect(server.messages.map(\.code) == ["654321"])
        }
    }

    @Test func `a second factor is required and completes the sign-in`() async throws {
        let server = InMemoryAuthServer()
        let uid = server.addUser(
            email: "ada@example.org",
            password: "correct horse 1",
            secondFactor: "+16505550102"
        )
        try await server.withAuth { auth in
            let error = await #expect(throws: NSError.self) {
                try await auth.signIn(withEmail: "ada@example.org", password: "correct horse 1")
            }
            #expect(error?.code == AuthErrorCode.secondFactorRequired.rawValue)
            let resolver = try #require(
                error?.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
            )
            let hint = try #require(resolver.hints.first as? PhoneMultiFactorInfo)
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(
                with: hint,
                uiDelegate: nil,
                multiFactorSession: resolver.session
            )
            let credential = provider.credential(withVerificationID: id, verificationCode: "123456")
            let assertion = PhoneMultiFactorGenerator.assertion(with: credential)
            #expect(try await resolver.resolveSignIn(with: assertion).user.uid == uid)
            #expect(server.messages.map(\.phoneNumber) == ["+16505550102"])
        }
    }

    @Test func `a guest can switch to the account of a number, with the credential of the error`()
        async throws
    {
        let server = InMemoryAuthServer()
        let uid = server.addUser(phoneNumber: number)
        try await server.withAuth { auth in
            let guest = try await auth.signInAnonymously().user
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            let credential = provider.credential(withVerificationID: id, verificationCode: "123456")
            let error = await #expect(throws: NSError.self) {
                try await guest.link(with: credential)
            }
            #expect(error?.code == AuthErrorCode.credentialAlreadyInUse.rawValue)
            #expect(auth.currentUser?.uid == guest.uid)
            let updated = try #require(
                error?.userInfo[AuthErrorUserInfoUpdatedCredentialKey] as? AuthCredential
            )
            #expect(try await auth.signIn(with: updated).user.uid == uid)
            await expect(.invalidCredential) { try await auth.signIn(with: updated) }
        }
    }

    @Test func `an expired code is refused, and a new one works`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            server.expireCodes()
            let credential = provider.credential(withVerificationID: id, verificationCode: "123456")
            await expect(.sessionExpired) { try await auth.signIn(with: credential) }
            #expect(try await signIn(auth, code: "123456").user.phoneNumber == number)
        }
    }

    @Test func `no message is sent to a malformed number`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let provider = PhoneAuthProvider.provider(auth: auth)
            await expect(.invalidPhoneNumber) {
                try await provider.verifyPhoneNumber("6505550101", uiDelegate: nil)
            }
            #expect(server.messages.isEmpty)
        }
    }
}
