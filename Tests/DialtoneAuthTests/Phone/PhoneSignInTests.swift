import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PhoneSignInTests {
    @Test func `signing in with a code sets the current user`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let verificationID = try await project.provider.verifyPhoneNumber(
                ScriptedProject.number
            )
            let credential = project.provider.credential(
                withVerificationID: verificationID,
                verificationCode: "123456"
            )
            let result = try await project.auth.signIn(with: credential)

            #expect(result.user.uid == "alice")
            #expect(result.user === project.auth.currentUser)
            #expect(result.user.phoneNumber == ScriptedProject.number)
            #expect(result.user.providerID == "Firebase")
            #expect(result.user.providerData.map(\.providerID) == ["phone"])
            #expect(result.user.providerData.map(\.uid) == [""])
            #expect(!result.user.isAnonymous)
            #expect(result.additionalUserInfo?.providerID == "phone")
            #expect(result.additionalUserInfo?.isNewUser == false)
            let created = Date(timeIntervalSince1970: 1_700_000_000)
            #expect(result.user.metadata.creationDate == created)

            let sent = try #require(server.requests(to: "v1/accounts:sendVerificationCode").first)
            #expect(sent.json.keys.sorted() == ["clientType", "phoneNumber"])
            let signIn = try #require(
                server.requests(to: "v1/accounts:signInWithPhoneNumber").first
            )
            #expect(signIn["sessionInfo"] == "session")
            #expect(signIn["code"] == "123456")
            #expect(signIn["operation"] == "SIGN_UP_OR_IN")
        }
    }

    @Test(arguments: [
        ("", "", AuthErrorCode.missingVerificationID), ("", "123456", .missingVerificationID),
        ("session", "", .missingVerificationCode),
    ])
    func `an empty ID or code is refused without a request, the ID first`(
        verificationID: String,
        code: String,
        expected: AuthErrorCode
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let credential = project.provider.credential(
                withVerificationID: verificationID,
                verificationCode: code
            )
            await expectError(expected) { try await project.auth.signIn(with: credential) }
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: [
        ("INVALID_CODE", AuthErrorCode.invalidVerificationCode),
        ("SESSION_EXPIRED", .sessionExpired), ("INVALID_SESSION_INFO", .invalidVerificationID),
        ("USER_DISABLED", .userDisabled), ("TOO_MANY_ATTEMPTS_TRY_LATER", .tooManyRequests),
    ])
    func `a refused sign-in does not change the current user`(
        message: String,
        expected: AuthErrorCode
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/accounts:signInWithPhoneNumber") { _ in .refusal(message) }
            await expectError(expected) { try await project.signIn() }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `the callback gets the result on the main queue`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let uid = await withCheckedContinuation { continuation in
                project.auth.signIn(with: project.credential) { result, error in
                    dispatchPrecondition(condition: .onQueue(.main))
                    #expect(error == nil)
                    continuation.resume(returning: result?.user.uid)
                }
            }
            #expect(uid == "alice")
        }
    }

    @Test func `the error for a number of another account contains a credential for it`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            let user = try #require(project.auth.currentUser)
            let tokens = TokenMint()
            server.on("v1/accounts:signInWithPhoneNumber") { request in
                guard request["temporaryProof"] == nil else {
                    return .json(ScriptedProject.signedIn(as: "alice", tokens))
                }
                return .json(
                    SignInWithPhoneNumberResponse {
                        $0.phoneNumber = ScriptedProject.number
                        $0.temporaryProof = "proof"
                        $0.temporaryProofExpiresIn = "3600"
                    }
                )
            }
            let error = await expectError(.credentialAlreadyInUse) {
                try await user.link(with: project.credential)
            }
            #expect(project.auth.currentUser === user)
            let updated = try #require(
                error?.userInfo[AuthErrorUserInfoUpdatedCredentialKey] as? PhoneAuthCredential
            )
            #expect(updated.provider == "phone")
            let result = try await project.auth.signIn(with: updated)
            #expect(result.user.uid == "alice")
            let last = try #require(
                server.requests(to: "v1/accounts:signInWithPhoneNumber").last
            )
            #expect(last["temporaryProof"] == "proof")
            #expect(last["phoneNumber"] == ScriptedProject.number)
            #expect(last["sessionInfo"] == nil)
            #expect(last["idToken"] == nil)
        }
    }

    @Test(arguments: [
        #"{}"#, #"{"idToken": "", "refreshToken": "r"}"#, #"{"idToken": "i"}"#, "[", "",
    ])
    func `a response without tokens is an error`(body: String) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("v1/accounts:signInWithPhoneNumber") { _ in .text(body) }
            await expectError(.internalError) { try await project.signIn() }
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `without a lifetime in the response the token's expiration is used`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let token = TokenMint().mint(for: "alice")
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(
                    SignInWithPhoneNumberResponse {
                        $0.idToken = token
                        $0.refreshToken = "r"
                    }
                )
            }
            let user = try await project.signIn().user
            #expect(try await user.getIDToken() == token)
            #expect(server.requests(to: "v1/token").isEmpty)
        }
    }
}
