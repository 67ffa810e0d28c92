import Foundation
import Testing

@testable import DialtoneAuth

struct RegistrationTests {
    /// An app that registers for pushes by its delegate, which need not have the methods.
    private struct RegisteringApp {
        let push: PushProject
        let system = RemoteNotifications()
        let application = DelegatingApplication()

        init(_ server: ScriptedServer, _ delegate: RuntimeObject) throws {
            let register = system.register
            push = try PushProject(server) { $0.push.register = register }
            let events = AppEvents()
            events.add(push.auth)
            application.delegate = delegate
            application.watch(for: events)
        }

        /// Starts a verification, and waits until it asks the system for a token.
        func begin() async -> Task<String, any Error> {
            let (push, system) = (push, system)
            let task = Task { try await push.send() }
            await eventually { system.unanswered == 1 }
            return task
        }
    }

    /// A delegate without methods, and one that forwards all, as SwiftUI's does.
    private static func delegates() -> [RuntimeObject] {
        let forwarding = RuntimeObject(RuntimeObject.Class())
        forwarding.target = RuntimeObject(RuntimeObject.Class())
        return [RuntimeObject(RuntimeObject.Class()), forwarding]
    }

    @Test func `the token passed to the delegate is used to verify the app`() async throws {
        try await withServer { server in
            for delegate in Self.delegates() {
                let app = try RegisteringApp(server, delegate)
                let task = await app.begin()
                try app.system.answer(app.application, with: .token(PushProject.token))
                await app.push.pushWhenExpected()
                #expect(try await task.value == "session")
                let asked = server.requests(to: PushProject.verifyClient).last
                #expect(asked?["appToken"] == "0AFF10")
            }
        }
    }

    @Test func `a missing entitlement is reported without waiting`() async throws {
        try await withServer { server in
            for delegate in Self.delegates() {
                let app = try RegisteringApp(server, delegate)
                let task = await app.begin()
                try app.system.answer(app.application, with: .noEntitlement)
                let error = await expectError(.missingAppToken) { try await task.value }
                let problem = try #require(error.flatMap { AppVerificationProblem($0) })
                #expect(problem.cause == .pushTokenMissing)
                #expect(problem.detail.contains("aps-environment"))
            }
        }
    }

    @Test func `without a network the wait ends, and a token that comes later is used`()
        async throws
    {
        try await withServer { server in
            let app = try RegisteringApp(server, RuntimeObject(RuntimeObject.Class()))
            let first = await app.begin()
            try app.system.answer(app.application, with: .noNetwork)
            await app.push.timer.fire(5)
            await expectError(.missingAppToken) { try await first.value }
            try app.system.answer(app.application, with: .token(PushProject.token))
            #expect(try await app.push.sendWithPush() == "session")
            #expect(app.system.unanswered == 0)
        }
    }

    @Test func `a token that changes replaces the earlier one`() async throws {
        try await withServer { server in
            let app = try RegisteringApp(server, RuntimeObject(RuntimeObject.Class()))
            try app.application.registered(token: Data([1]))
            try app.application.registered(token: Data([2]))
            #expect(app.push.auth.apnsToken == Data([2]))
        }
    }
}
