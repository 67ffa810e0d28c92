import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct EndedSessionTests {
    @Test(arguments: [
        ("USER_NOT_FOUND", AuthErrorCode.userNotFound), ("USER_DISABLED", .userDisabled),
        ("INVALID_ID_TOKEN", .invalidUserToken), ("TOKEN_EXPIRED", .userTokenExpired),
    ])
    func `an ended session signs the user out, in memory and in the store`(
        message: String,
        code: AuthErrorCode
    ) async throws {
        try await withServer { server in
            for path in ["v1/token", "v1/accounts:lookup"] {
                let store = MemoryCredentialStore()
                let project = try ScriptedProject(server, store: store)
                let user = try await project.signIn().user
                server.on(path) { _ in .refusal(message) }
                await expectError(code) {
                    _ = try await user.getIDToken(forcingRefresh: true)
                    try await user.reload()
                }
                #expect(project.auth.currentUser == nil)
                #expect(try ScriptedProject(server, store: store).auth.currentUser == nil)
            }
        }
    }

    @Test(arguments: ["INTERNAL", "QUOTA_EXCEEDED", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", ""])
    func `other failures do not sign the user out`(message: String) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/token") { _ in
                message.isEmpty ? ScriptedAnswer(status: 503) : .refusal(message, status: 500)
            }
            await #expect(throws: NSError.self) { try await user.getIDToken(forcingRefresh: true) }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `a former user's ended session does not sign out the current user`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let former = try await project.signIn().user
            let present = try await project.signIn().user
            server.on("v1/token") { _ in .refusal("TOKEN_EXPIRED") }
            await expectError(.userTokenExpired) {
                try await former.getIDToken(forcingRefresh: true)
            }
            #expect(project.auth.currentUser === present)
        }
    }
}
