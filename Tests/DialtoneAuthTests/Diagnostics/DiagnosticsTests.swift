import Foundation
import Testing

@testable import DialtoneAuth

struct DiagnosticsTests {
    private static let policy = "dialtone/v1/appVerification"

    @Test func `diagnostics list attempts, failures and remedies without secrets`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server, proofs: [.push, .challenge]) { environment in
                environment.random = { 25 }
                environment.info = { ["FirebaseAppDelegateProxyEnabled": "NO"] }
                environment.page.session = { _, _, _, _ in throw AppVerificationProblem.pageClosed }
            }
            server.on(Self.policy) { _ in
                .text(#"{"enforcement": "ENFORCE", "proofs": ["PUSH", "CHALLENGE"]}"#)
            }
            push.auth.setAPNSToken(PushProject.token, type: .sandbox)
            _ = try await push.sendWithPush()
            push.auth.verificationChain.credentials.forget(receipt: "receipt-1")
            server.on(PushProject.verifyClient) { _ in
                .refusal("INVALID_APP_CREDENTIAL : No key for \(ScriptedProject.number).")
            }
            await expectError(.webContextCancelled) { try await push.send() }

            let diagnostics = await push.auth.diagnostics()
            #expect(
                diagnostics.attempts.map { $0.map(\.stage) } == [
                    [.pushToken, .pushRequest, .pushArrival, .message],
                    [.pushToken, .pushRequest, .page],
                ]
            )
            let text = diagnostics.description
            for part in [
                try server.url.absoluteString, "1:123:ios:abc", "org.example.app",
                "ENFORCE, accepted: PUSH, CHALLENGE", "available, sandbox", "delegate proxy:",
                "app-1-123-ios-abc, not registered", "pushRequest: failed",
                "(INVALID_APP_CREDENTIAL)", "Add an Apple push key",
                "Let the user try again.", "as a Boolean in Info.plist",
            ] {
                #expect(text.contains(part))
            }
            for secret in [
                "demo-key", "0AFF10", "receipt-1", "secret-1", ScriptedProject.number, "session\n",
            ] {
                #expect(!text.contains(secret))
            }
        }
    }

    @Test func `an unreachable server and a missing configuration are reported`() async throws {
        let server = try ScriptedServer()
        let project = try ScriptedProject(server, policy: nil)
        server.stop(keepingPort: true)
        let unreachable = await project.auth.diagnostics()
        #expect(unreachable.facts.contains { $0.value.hasPrefix("unknown. ERROR_NETWORK") })
        #expect(unreachable.attempts.isEmpty)

        let empty = OptionValues(googleAppID: "", gcmSenderID: "")
        let app = FirebaseApp(name: "bare", options: empty, problem: "No file was found.")
        let environment = AuthEnvironment(
            store: MemoryCredentialStore(),
            page: PagePlatform { _, _ in },
            appAttest: nil
        )
        let auth = Auth(
            app: app,
            options: empty,
            problem: "No file was found.",
            environment: environment
        )
        let remedies = await auth.diagnostics().remedies
        #expect(remedies.contains("No file was found."))
        #expect(remedies.contains { $0.contains("AUTH_SERVER_URL") })
    }

    @Test func `only the last ten attempts are kept`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            for _ in 0..<12 {
                _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(await project.auth.diagnostics().attempts.count == 10)
        }
    }
}
