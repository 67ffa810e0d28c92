import Testing

@testable import DialtoneAuth

struct UserChangesSequenceTests {
    @Test func `the sequence starts with the current user and yields each change of account`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            var users = project.auth.authStateChanges.makeAsyncIterator()
            #expect(try #require(await users.next()) == nil)
            try await project.signIn()
            #expect(try #require(await users.next())?.uid == "alice")
            try await project.signIn()
            try project.auth.signOut()
            #expect(try #require(await users.next()) == nil)
        }
    }

    @Test func `the sequence of token changes also yields each new token`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            var users = project.auth.idTokenChanges.makeAsyncIterator()
            #expect(try #require(await users.next()) === user)
            _ = try await user.getIDToken(forcingRefresh: true)
            #expect(try #require(await users.next()) === user)
            try project.auth.signOut()
            #expect(try #require(await users.next()) == nil)
        }
    }

    @Test func `the sequence ends with its task and removes its listener`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            let before = auth.signedIn.changes.count
            let seen = Recorder<String?>()
            let task = Task {
                for await user in auth.authStateChanges { seen.record(user?.uid) }
            }
            await eventually { seen.values == [nil] }
            #expect(auth.signedIn.changes.count == before + 1)
            task.cancel()
            await task.value
            #expect(auth.signedIn.changes.count == before)
        }
    }
}
