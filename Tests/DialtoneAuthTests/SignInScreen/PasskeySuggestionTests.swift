import DialtoneAuthUI
import Foundation
import Testing

@testable import DialtoneAuth

/// The passkeys that the system suggests while the screen shows a field.
@MainActor
struct PasskeySuggestionTests {
    /// An authenticator whose suggestions a test chooses from.
    private final class Suggestions: Sendable {
        let choice = Latch<Void>()
        let ended = Recorder<Bool>()
        let log = Recorder<String>()

        var authenticator: ScriptedAuthenticator {
            ScriptedAuthenticator(
                canAutofill: true,
                use: { [self] _, presentation in
                    guard presentation == .autofill else {
                        log.record("dialog")
                        return .scripted
                    }
                    log.record("suggested")
                    defer { log.record("ended") }
                    try await choice.value()
                    return .scripted
                }
            )
        }
    }

    private func withScreen(
        _ suggestions: Suggestions,
        methods: [SignInMethod] = [.phone, .passkey],
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.takePasskeys()
            let authenticator = suggestions.authenticator
            let screen = SignInController(project, passkeys: authenticator) {
                $0.methods = methods
            }
            try await body(project, screen)
        }
    }

    private func awaitLog(_ suggestions: Suggestions, _ expected: String...) async {
        await eventually { suggestions.log.values.count >= expected.count }
        #expect(suggestions.log.values == expected)
    }

    @Test func `nothing is asked before the screen appears`() async throws {
        let suggestions = Suggestions()
        try await withScreen(suggestions) { project, screen in
            screen.send(.typeNumber("650"))
            #expect(project.server.requests.isEmpty)
        }
    }

    @Test func `a suggestion that the user chooses signs in`() async throws {
        let suggestions = Suggestions()
        try await withScreen(suggestions) { project, screen in
            let shown = Task { await screen.suggestPasskeys() }
            await awaitLog(suggestions, "suggested")
            #expect(!screen.model.isBusy, "the user can type meanwhile")
            suggestions.choice.set(())
            for await model in screen.changes() {
                if case .done = model.step { break }
            }
            #expect(project.auth.currentUser?.uid == "alice")
            shown.cancel()
            await shown.value
        }
    }

    @Test func `suggestions end before a dialog opens, and when the screen goes`() async throws {
        let suggestions = Suggestions()
        try await withScreen(suggestions) { _, screen in
            let shown = Task { await screen.suggestPasskeys() }
            await awaitLog(suggestions, "suggested")
            await screen.take(.choose(.passkey))
            #expect(suggestions.log.values == ["suggested", "ended", "dialog"])
            shown.cancel()
            await shown.value
        }
        let others = Suggestions()
        try await withScreen(others) { _, screen in
            let shown = Task { await screen.suggestPasskeys() }
            await awaitLog(others, "suggested")
            shown.cancel()
            await awaitLog(others, "suggested", "ended")
        }
    }

    @Test func `suggestions begin again on the way back from the code`() async throws {
        let suggestions = Suggestions()
        try await withScreen(suggestions) { _, screen in
            let shown = Task { await screen.suggestPasskeys() }
            await awaitLog(suggestions, "suggested")
            await screen.take(.typeNumber("6505550101"), .submit)
            await awaitLog(suggestions, "suggested", "ended")
            screen.send(.back)
            await awaitLog(suggestions, "suggested", "ended", "suggested")
            shown.cancel()
            await shown.value
        }
    }

    @Test func `a server without passkeys is asked once, and the screen says nothing`()
        async throws
    {
        let suggestions = Suggestions()
        try await withScreen(suggestions) { project, screen in
            let start = ScriptedServer.passkeySignInStart
            project.server.on(start) { _ in .refusal("OPERATION_NOT_ALLOWED") }
            let shown = Task { await screen.suggestPasskeys() }
            await eventually { project.server.requests(to: start).count == 1 }
            screen.send(.typeNumber("6505550"))
            await screen.take(.typeNumber("6505550101"), .submit)
            #expect(screen.code != nil)
            #expect(screen.complaint == nil)
            #expect(project.server.requests(to: start).count == 1)
            shown.cancel()
            await shown.value
        }
    }

    @Test func `an app without passkeys gets no suggestions`() async throws {
        let suggestions = Suggestions()
        try await withScreen(suggestions, methods: [.phone]) { project, screen in
            let shown = Task { await screen.suggestPasskeys() }
            await screen.take(.typeNumber("6505550101"), .submit)
            #expect(suggestions.log.values.isEmpty)
            #expect(project.server.requests(to: ScriptedServer.passkeySignInStart).isEmpty)
            shown.cancel()
            await shown.value
        }
    }
}
