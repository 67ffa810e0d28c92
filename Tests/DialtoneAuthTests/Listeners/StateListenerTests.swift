import Foundation
import Testing

@testable import DialtoneAuth

struct StateListenerTests {
    /// Listens to the account IDs of a project's user.
    private func listen(_ project: ScriptedProject) -> (Recorder<String?>, any NSObjectProtocol) {
        let recorder = Recorder<String?>()
        let handle = project.auth.addStateDidChangeListener { auth, user in
            #expect(auth === project.auth)
            dispatchPrecondition(condition: .onQueue(.main))
            recorder.record(user?.uid)
        }
        return (recorder, handle)
    }

    @Test func `the first call has no user, and comes after the listener was added`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let recorder = await MainActor.run {
                let (recorder, _) = listen(project)
                #expect(recorder.values.isEmpty)
                return recorder
            }
            await drainMainQueue()
            #expect(recorder.values == [nil])
        }
    }

    @Test func `the first call passes the signed-in user`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            let (recorder, _) = listen(project)
            await drainMainQueue()
            #expect(recorder.values == ["alice"])
        }
    }

    @Test func `the listener is called once per sign-in, sign-out and change of account`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let (recorder, _) = listen(project)
            await drainMainQueue()
            try await project.signIn()
            await drainMainQueue()
            try project.auth.signOut()
            await drainMainQueue()
            try project.auth.signOut()
            await drainMainQueue()
            try await project.signIn()
            await drainMainQueue()
            let tokens = TokenMint()
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(ScriptedProject.signedIn(as: "bob", tokens))
            }
            try await project.signIn()
            await drainMainQueue()
            #expect(recorder.values == [nil, "alice", nil, "alice", "bob"])
        }
    }

    @Test func `the listener is not called for a repeated sign-in or a new token`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            let (recorder, _) = listen(project)
            await drainMainQueue()
            try await project.signIn()
            _ = try await project.auth.currentUser?.getIDToken(forcingRefresh: true)
            try await project.auth.currentUser?.reload()
            await drainMainQueue()
            #expect(recorder.values == ["alice"])
        }
    }

    @Test func `a removed listener is not called, even for pending changes`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let recorder = await MainActor.run {
                let (recorder, handle) = listen(project)
                project.auth.removeStateDidChangeListener(handle)
                return recorder
            }
            try await project.signIn()
            await drainMainQueue()
            #expect(recorder.values.isEmpty)
        }
    }
}
