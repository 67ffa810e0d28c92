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

    @Test func `it hears of nobody at first, and not before adding it has returned`() async throws {
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

    @Test func `it hears at first who is signed in`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            let (recorder, _) = listen(project)
            await drainMainQueue()
            #expect(recorder.values == ["alice"])
        }
    }

    @Test func `it hears of each sign-in, sign-out and other account once`() async throws {
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

    @Test func `neither the same account's next sign-in nor a new token is news`() async throws {
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

    @Test func `once removed it hears nothing, not even what was on its way`() async throws {
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
