import Foundation
import Testing
import WireFixtures

@testable import DialtoneAuth

/// A scripted project that knows what the fixtures say.
struct FixtureServer {
    let project: ScriptedProject

    var auth: Auth { project.auth }
    var server: ScriptedServer { project.server }

    /// Runs a test against a server that answers the fixtures' lookups, renewals and phone sign-ins.
    static func run(_ body: (FixtureServer) async throws -> Void) async throws {
        try await withServer { server in
            let fixtures = FixtureServer(project: try ScriptedProject(server))
            for name in ["lookup", "token", "signInWithPhoneNumber"] { try fixtures.play(name) }
            try await body(fixtures)
        }
    }

    /// Answers a call's path like the fixture from now on.
    func play(_ name: String, with values: [String: String] = [:]) throws {
        let fixture = try WireFixture(name)
        let answer = ScriptedAnswer(body: fixture.answer(with: values))
        server.on(fixture.path) { _ in answer }
    }

    /// Signs in as the fixtures' account.
    func signIn() async throws -> User {
        try await project.auth.signIn(with: project.credential).user
    }

    /// Does `work` while the server answers like the fixture, and expects it to send the
    /// fixture's request, once.
    ///
    /// `values` are in the place of placeholders that the SDK decodes.
    @discardableResult
    func exchange<Value>(
        _ name: String,
        with values: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let fixture = try WireFixture(name)
        try play(name, with: values)
        let before = server.requests(to: fixture.path).count
        let value = try await work()
        try check(fixture, with: values, from: before, sourceLocation)
        return value
    }

    /// Like ``exchange(_:sourceLocation:_:)`` for an answer that is an error to an app.
    @discardableResult
    func refusedExchange(
        _ name: String,
        _ code: AuthErrorCode,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ work: () async throws -> AuthDataResult
    ) async throws -> NSError {
        let error = try await exchange(name, sourceLocation: sourceLocation) {
            await expectError(code, sourceLocation: sourceLocation, work)
        }
        return try #require(error, sourceLocation: sourceLocation)
    }

    private func check(
        _ fixture: WireFixture,
        with values: [String: String],
        from first: Int,
        _ sourceLocation: SourceLocation
    ) throws {
        let requests = server.requests(to: fixture.path).dropFirst(first)
        #expect(requests.count == 1, sourceLocation: sourceLocation)
        let sent = try #require(requests.first, sourceLocation: sourceLocation)
        #expect(sent.method == fixture.method, sourceLocation: sourceLocation)
        guard fixture.request != nil else {
            #expect(sent.body.isEmpty, sourceLocation: sourceLocation)
            return
        }
        let request = try fixture.request(with: values)
        let expected = try JSONSerialization.jsonObject(with: request) as? NSDictionary
        #expect(sent.json as NSDictionary == expected, sourceLocation: sourceLocation)
    }
}

extension ScriptedAnswer {
    /// What a fixture's server says.
    init(_ fixture: WireFixture) {
        self.init(body: fixture.answer)
    }
}
