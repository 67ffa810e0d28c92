import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct CurrentUserTests {
    @Test func `nil cannot be made the current user`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            let code = await withCheckedContinuation { continuation in
                auth.updateCurrentUser(nil) { continuation.resume(returning: $0?.authCode) }
            }
            #expect(code == .nullUser)
        }
    }

    @Test func `a user of another tenant is refused`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            try project.auth.signOut()
            project.auth.tenantID = "tenant"
            await expectError(.tenantIDMismatch) {
                try await project.auth.updateCurrentUser(user)
            }
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a user of another Auth can become the current user`() async throws {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            let auth = try ScriptedProject(server).auth
            try await auth.updateCurrentUser(user)
            #expect(auth.currentUser?.uid == "alice")
            #expect(try await auth.currentUser?.getIDToken() == user.getIDToken())
            try auth.signOut()
            #expect(user.auth.currentUser === user)
        }
    }

    @Test func `a user of another project is looked up in this one first`() async throws {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            let auth = try ScriptedProject(server, apiKey: "other-key").auth
            server.on("v1/accounts:lookup") { _ in .refusal("INVALID_ID_TOKEN") }
            await expectError(.invalidUserToken) { try await auth.updateCurrentUser(user) }
            #expect(auth.currentUser == nil)
            server.on("v1/accounts:lookup") { _ in
                var account = ScriptedProject.account("alice")
                account.displayName = "Alice over there"
                return .json(LookUpAccountsResponse { $0.users = [account] })
            }
            try await auth.updateCurrentUser(user)
            #expect(auth.currentUser?.displayName == "Alice over there")
            #expect(server.requests.last?.query == "key=other-key")
        }
    }

    @Test func `the current user can be read from a listener and from any thread`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let seen = Recorder<String?>()
            let handle = project.auth.addStateDidChangeListener { auth, _ in
                seen.record(auth.currentUser?.uid)
            }
            defer { project.auth.removeStateDidChangeListener(handle) }
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<20 {
                    group.addTask { _ = try? await project.signIn() }
                    group.addTask { _ = project.auth.currentUser?.phoneNumber }
                    group.addTask { try? project.auth.signOut() }
                }
            }
            try await project.signIn()
            await drainMainQueue()
            #expect(seen.values.last == "alice")
        }
    }
}
