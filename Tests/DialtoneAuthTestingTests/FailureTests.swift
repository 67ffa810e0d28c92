import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

struct FailureTests {
    private func requestCode(_ auth: Auth) async throws -> String {
        let provider = PhoneAuthProvider.provider(auth: auth)
        return try await provider.verifyPhoneNumber("+16505550101", uiDelegate: nil)
    }

    @Test(arguments: [
        (AuthServerFailure.noNetwork, AuthErrorCode.networkError),
        (.timeout, .networkError), (.unavailable, .networkError),
        (.quotaExceeded, .quotaExceeded), (.numberSuspended(), .tooManyRequests),
        (.refusal("OPERATION_NOT_ALLOWED"), .operationNotAllowed),
    ])
    func `a code cannot be requested`(failure: AuthServerFailure, code: AuthErrorCode) async throws
    {
        let server = InMemoryAuthServer()
        server.fail(failure, on: .sendCode)
        try await server.withAuth { auth in
            await expect(code) { try await requestCode(auth) }
            #expect(server.messages.isEmpty)
            server.recover()
            let verificationID = try await requestCode(auth)
            #expect(verificationID == "verification-1")
        }
    }

    @Test(arguments: [
        (AuthServerFailure.wrongCode, AuthErrorCode.invalidVerificationCode),
        (.expiredCode, .sessionExpired), (.userDisabled, .userDisabled),
        (.noNetwork, .networkError),
    ])
    func `a code cannot be used`(failure: AuthServerFailure, code: AuthErrorCode) async throws {
        let server = InMemoryAuthServer()
        server.fail(failure, on: .signInWithCode, times: 1)
        try await server.withAuth { auth in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let credential = provider.credential(
                withVerificationID: try await requestCode(auth),
                verificationCode: "123456"
            )
            await expect(code) { try await auth.signIn(with: credential) }
            #expect(auth.currentUser == nil)
            #expect(try await auth.signIn(with: credential).user.uid == "user-1")
        }
    }

    @Test func `without a network, every call fails and the user stays signed in`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let user = try await auth.signInAnonymously().user
            server.fail(.noNetwork)
            await expect(.networkError) { try await user.getIDTokenResult(forcingRefresh: true) }
            await expect(.networkError) { try await user.reload() }
            #expect(auth.currentUser?.uid == user.uid)
            server.recover()
            try await user.reload()
        }
    }

    @Test func `a disabled user is signed out at the next call`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let user = try await auth.signInAnonymously().user
            server.disableUser(user.uid)
            await expect(.userDisabled) { try await user.reload() }
            #expect(auth.currentUser == nil)
        }
    }

    @Test func `a failed call is recorded among the received calls`() async throws {
        let server = InMemoryAuthServer()
        server.fail(.quotaExceeded, on: .signUp)
        try await server.withAuth { auth in
            await expect(.quotaExceeded) { try await auth.signInAnonymously() }
            #expect(server.receivedCalls == [.signUp])
            #expect(server.userIDs.isEmpty)
        }
    }
}
