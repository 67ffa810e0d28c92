import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// Each callback form does what its `async` form does, and ends on the main queue.
struct CallbackTests {
    @Test func `tokens are passed to a callback`() async throws {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            let first: String = try await outcome { user.getIDToken(completion: $0) }
            let second: String = try await outcome {
                user.getIDTokenForcingRefresh(true, completion: $0)
            }
            #expect(first != second)
            #expect(try await user.idTokenForcingRefresh(false) == second)
            let result: AuthTokenResult = try await outcome {
                user.getIDTokenResult(completion: $0)
            }
            #expect(result.token == second)
            server.on("v1/token") { _ in .refusal("TOKEN_EXPIRED") }
            await expectError(.userTokenExpired) {
                let _: AuthTokenResult = try await outcome {
                    user.getIDTokenResult(forcingRefresh: true, completion: $0)
                }
            }
        }
    }

    @Test func `changes of the account end in a callback`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/accounts:update") { _ in
                .json(UpdateAccountResponse { $0.localId = "alice" })
            }
            server.on("v1/accounts:delete") { _ in .json(DeleteAccountResponse()) }
            try await success { user.reload(completion: $0) }
            let change = user.createProfileChangeRequest()
            change.displayName = "Alice"
            try await success { change.commitChanges(completion: $0) }
            #expect(user.displayName == "Alice")
            let again: AuthDataResult = try await outcome {
                user.reauthenticate(with: project.credential, completion: $0)
            }
            #expect(again.user === user)
            let unlinked: User = try await outcome {
                user.unlink(fromProvider: "phone", completion: $0)
            }
            #expect(unlinked.phoneNumber == nil)
            let linked: AuthDataResult = try await outcome {
                user.link(with: project.credential, completion: $0)
            }
            #expect(linked.user.phoneNumber == ScriptedProject.number)
            try await success { user.updatePhoneNumber(project.credential, completion: $0) }
            try await success { user.delete(completion: $0) }
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a sign-in ends in a callback`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            try project.auth.signOut()
            let anonymous: AuthDataResult = try await outcome {
                project.auth.signInAnonymously(completion: $0)
            }
            #expect(anonymous.user.isAnonymous)
            #expect(anonymous.additionalUserInfo?.isNewUser == true)
            let alice: AuthDataResult = try await outcome {
                project.auth.signIn(with: project.credential, completion: $0)
            }
            try project.auth.signOut()
            try await success { project.auth.updateCurrentUser(alice.user, completion: $0) }
            #expect(project.auth.currentUser === alice.user)
        }
    }
}
