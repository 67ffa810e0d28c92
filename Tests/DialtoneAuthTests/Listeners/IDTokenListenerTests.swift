import Foundation
import Testing

@testable import DialtoneAuth

struct IDTokenListenerTests {
    private func listen(_ project: ScriptedProject) -> (Recorder<String?>, any NSObjectProtocol) {
        let recorder = Recorder<String?>()
        let handle = project.auth.addIDTokenDidChangeListener { _, user in
            dispatchPrecondition(condition: .onQueue(.main))
            recorder.record(user?.record.current.tokens.idToken)
        }
        return (recorder, handle)
    }

    @Test func `the listener is called at sign-in, for new tokens and at sign-out`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let (recorder, _) = listen(project)
            await drainMainQueue()
            let user = try await project.signIn().user
            let first = try await user.getIDToken()
            await drainMainQueue()
            let second = try await user.getIDToken(forcingRefresh: true)
            await drainMainQueue()
            try project.auth.signOut()
            await drainMainQueue()
            #expect(first != second)
            #expect(recorder.values == [nil, first, second, nil])
        }
    }

    @Test func `the listener is not called for an unchanged token`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let (recorder, _) = listen(project)
            await drainMainQueue()
            _ = try await user.getIDToken()
            try await user.reload()
            try await project.auth.updateCurrentUser(user)
            await drainMainQueue()
            #expect(recorder.values.count == 1)
        }
    }

    @Test func `a removed listener is not called`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let (recorder, handle) = listen(project)
            await drainMainQueue()
            project.auth.removeIDTokenDidChangeListener(handle)
            try await project.signIn()
            await drainMainQueue()
            #expect(recorder.values == [nil])
        }
    }

    @Test func `a notification follows each change of the token, also of a restored user`()
        async throws
    {
        try await withServer { server in
            let store = MemoryCredentialStore()
            try await ScriptedProject(server, store: store).signIn()

            let auth = try ScriptedProject(server, store: store).auth
            let posted = Recorder<String?>()
            let observer = NotificationCenter.default.addObserver(
                forName: .AuthStateDidChange,
                object: auth,
                queue: nil
            ) { _ in posted.record(auth.currentUser?.uid) }
            defer { NotificationCenter.default.removeObserver(observer) }
            await drainMainQueue()
            #expect(posted.values.isEmpty)
            _ = try await auth.currentUser?.getIDToken(forcingRefresh: true)
            await drainMainQueue()
            try auth.signOut()
            await drainMainQueue()
            #expect(posted.values == ["alice", nil])
        }
    }
}
