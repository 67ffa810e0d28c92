import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct ActionCodeTests {
    @Test func `a sign-in link requires an address and settings to return to the app`() async throws
    {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            let settings = ActionCodeSettings()
            await expectError(.internalError) {
                try await auth.sendSignInLink(toEmail: "a@b.c", actionCodeSettings: settings)
            }
            settings.handleCodeInApp = true
            await expectError(.missingContinueURI) {
                try await auth.sendSignInLink(toEmail: "a@b.c", actionCodeSettings: settings)
            }
            settings.url = URL(string: "https://app.example.org")
            await expectError(.missingEmail) {
                try await auth.sendSignInLink(toEmail: "", actionCodeSettings: settings)
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test func `settings that change after a call do not change the call`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on("v1/accounts:sendOobCode") { _ in .text("{}") }
            let settings = ActionCodeSettings()
            settings.linkDomain = "first.example.org"
            await withCheckedContinuation { continuation in
                auth.sendPasswordReset(withEmail: "a@b.c", actionCodeSettings: settings) { _ in
                    continuation.resume()
                }
                settings.linkDomain = "second.example.org"
            }
            #expect(server.requests.first?["linkDomain"] == "first.example.org")
        }
    }

    @Test(arguments: [
        (
            #"{"requestType": "VERIFY_AND_CHANGE_EMAIL", "email": "old@b.c", "newEmail": "n@b.c"}"#,
            ActionCodeOperation.verifyAndChangeEmail, "n@b.c", "old@b.c" as String?
        ),
        (
            #"{"requestType": "RECOVER_EMAIL", "email": "old@b.c", "newEmail": "n@b.c"}"#,
            .recoverEmail, "old@b.c", "n@b.c"
        ),
        (#"{"requestType": "EMAIL_SIGNIN"}"#, .emailLink, "", nil),
        (#"{"requestType": "SOMETHING_NEW", "email": "a@b.c"}"#, .unknown, "a@b.c", nil),
    ])
    func `checking a code returns the present and the previous address`(
        answer: String,
        operation: ActionCodeOperation,
        email: String,
        previous: String?
    ) async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on("v1/accounts:resetPassword") { _ in .text(answer) }
            let info = try await auth.checkActionCode("code")
            #expect(info.operation == operation)
            #expect(info.email == email)
            #expect(info.previousEmail == previous)
        }
    }

    @Test func `a code for another purpose does not set a password`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on("v1/accounts:resetPassword") { _ in
                .text(#"{"requestType": "VERIFY_EMAIL", "email": "a@b.c"}"#)
            }
            await expectError(.invalidActionCode) {
                try await auth.verifyPasswordResetCode("code")
            }
        }
    }

    @Test(arguments: [
        ("EXPIRED_OOB_CODE", AuthErrorCode.expiredActionCode),
        ("INVALID_OOB_CODE", .invalidActionCode), ("MISSING_OOB_CODE", .invalidActionCode),
    ])
    func `a refused action code does not sign the user out`(
        word: String,
        code: AuthErrorCode
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            server.on("v1/accounts:update") { _ in .refusal(word) }
            await expectError(code) { try await project.auth.applyActionCode("code") }
            #expect(project.auth.currentUser != nil)
        }
    }
}
