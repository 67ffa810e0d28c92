import Foundation
import Testing

@testable import DialtoneAuth

struct ChainTests {
    private static let policy = "dialtone/v1/appVerification"

    private func project(
        _ server: ScriptedServer,
        _ timer: ManualTimer = ManualTimer(),
        _ screen: PageScreen = PageScreen()
    ) throws -> ScriptedProject {
        try ScriptedProject(server, policy: nil) { _, environment in
            environment.sleep = timer.sleep
            environment.random = { 25 }
            environment.page.session = { url, _, _, _ in try await screen.session(url) }
        }
    }

    @Test func `no proof is sent when none is required, and the policy is kept for five minutes`()
        async throws
    {
        try await withServer { server in
            let project = try project(server)
            server.on(Self.policy) { _ in .text(#"{"enforcement": "OFF", "proofs": ["PUSH"]}"#) }
            for _ in 0..<2 {
                _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(server.requests(to: Self.policy).count == 1)
            let sent = try #require(server.requests(to: PushProject.path).last?.json)
            #expect(Set(sent.keys) == ["phoneNumber", "clientType"])
            project.clock.advance(by: 301)
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests(to: Self.policy).count == 2)
        }
    }

    @Test func `a server without the policy endpoint is sent proofs in upstream's order`()
        async throws
    {
        try await withServer { server in
            let screen = PageScreen()
            let project = try project(server, ManualTimer(), screen)
            screen.end(with: .success(try PageProject.callback()))
            project.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.verifyClient) { _ in .refusal("INVALID_APP_CREDENTIAL") }
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests(to: PushProject.verifyClient).count == 1)
            #expect(server.requests(to: PushProject.path).last?["recaptchaToken"] == "token-1")
        }
    }

    @Test func `a policy request that times out falls back to upstream's order`() async throws {
        try await withServer { server in
            let (timer, screen, gate) = (ManualTimer(), PageScreen(), Gate())
            defer { gate.open() }
            let project = try project(server, timer, screen)
            screen.end(with: .success(try PageProject.callback()))
            server.on(Self.policy) { _ in
                gate.wait()
                return .text("{}")
            }
            let task = Task {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            await timer.fire(5)
            #expect(try await task.value == "session")
        }
    }

    @Test func `without a network the error says so, and no page is shown`() async throws {
        let screen = PageScreen()
        let server = try ScriptedServer()
        let project = try project(server, ManualTimer(), screen)
        server.stop(keepingPort: true)
        await eventually { !server.isListening }
        project.auth.setAPNSToken(PushProject.token, type: .prod)
        let error = await expectError(.networkError) {
            try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        }
        #expect(error?.localizedFailureReason == "The server at 127.0.0.1 did not respond.")
        #expect(screen.opened.values.isEmpty)
        #expect(project.auth.verificationLog.steps.last?.map(\.stage) == [.policy])
    }

    @Test func `a network lost since the last call is detected before a page is shown`()
        async throws
    {
        let server = try ScriptedServer()
        let screen = PageScreen()
        let project = try project(server, ManualTimer(), screen)
        screen.end(with: .success(try PageProject.callback()))
        server.on(Self.policy) { _ in
            .text(#"{"enforcement": "ENFORCE", "proofs": ["CHALLENGE"]}"#)
        }
        _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        #expect(server.requests(to: Self.policy).count == 1)
        server.stop(keepingPort: true)
        await eventually { !server.isListening }
        await expectError(.networkError) {
            try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        }
        #expect(screen.opened.values.count == 1)
    }

    @Test(arguments: ["", "<html>"])
    func `a bad gateway response from a proxy is a network error`(body: String) async throws {
        try await withServer { server in
            let screen = PageScreen()
            let project = try project(server, ManualTimer(), screen)
            server.on(Self.policy) { _ in .text(body, status: 502) }
            await expectError(.networkError) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(screen.opened.values.isEmpty)
        }
    }

    @Test func `no proof is requested after the API key is refused`() async throws {
        try await withServer { server in
            let screen = PageScreen()
            let project = try project(server, ManualTimer(), screen)
            server.on(Self.policy) { _ in
                let body =
                    #"{"error": {"message": "x", "errors": [{"message": "x", "reason": "keyInvalid"}]}}"#
                return .text(body, status: 400)
            }
            await expectError(.invalidAPIKey) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(screen.opened.values.isEmpty)
        }
    }

    @Test func `without a custom verifier, proofs are tried in the server's order`() async throws {
        try await withServer { server in
            let screen = PageScreen()
            let project = try project(server, ManualTimer(), screen)
            screen.end(with: .success(try PageProject.callback()))
            server.on(Self.policy) { _ in
                .text(#"{"enforcement": "ENFORCE", "proofs": ["NEWER", "CHALLENGE", "PUSH"]}"#)
            }
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests(to: PushProject.verifyClient).isEmpty)
            #expect(screen.opened.values.count == 1)
        }
    }

    @Test func `in audit mode only closing the page fails the call`() async throws {
        try await withServer { server in
            let push = try PushProject(server, enforcement: .audit) { $0.push.register = nil }
            #expect(try await push.send() == "session")

            let page = try PageProject(server)
            page.auth.verificationChain.policies.know(
                .init(enforcement: .audit, proofs: [.challenge])
            )
            page.screen.end(with: .failure(.pageClosed))
            await expectError(.webContextCancelled) { try await page.send() }
        }
    }

    @Test func `a proof is sent when the server requires one despite its policy`() async throws {
        try await withServer { server in
            let screen = PageScreen()
            let project = try project(server, ManualTimer(), screen)
            screen.end(with: .success(try PageProject.callback()))
            server.on(Self.policy) { _ in
                .text(#"{"enforcement": "OFF", "proofs": ["CHALLENGE"]}"#)
            }
            server.on(PushProject.path) { request in
                request["recaptchaToken"] == nil
                    ? .refusal("MISSING_APP_CREDENTIAL") : .text(#"{"sessionInfo": "session"}"#)
            }
            let id = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(id == "session")
            #expect(server.requests(to: PushProject.path).count == 2)
            #expect(server.requests(to: Self.policy).count == 2)

            server.on(PushProject.path) { _ in .refusal("MISSING_APP_CREDENTIAL") }
            await expectError(.missingAppCredential) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
        }
    }

    @Test func `a push that arrives while the page is open closes the page`() async throws {
        try await withServer { server in
            let screen = PageScreen()
            let push = try PushProject(server, proofs: [.push, .challenge]) {
                $0.page.session = { url, _, _, _ in try await screen.session(url) }
            }
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            let task = Task { try await push.send() }
            await push.timer.fire(7)
            await eventually { screen.isShowing }
            #expect(push.push())
            #expect(try await task.value == "session")
            #expect(server.requests(to: PushProject.path).last?["iosSecret"] == "secret-1")
            await eventually { !screen.isShowing }
        }
    }

    @Test func `the deadline of the whole verification names the stage it ended in`() async throws {
        try await withServer { server in
            let push = try PushProject(server)
            let task = Task { try await push.send() }
            await eventually { push.auth.verificationChain.push.token.waits == 1 }
            await push.timer.fire(ScriptedProject.patience)
            let error = await expectError(.networkError) { try await task.value }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.stage == .pushToken)
            #expect(problem.cause == .deadline)
        }
    }

    @Test func `a refused challenge is not presented again`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.screen.end(with: .success(try PageProject.callback()))
            server.on(PageProject.path) { _ in .refusal("INVALID_APP_CREDENTIAL : Used.") }
            await expectError(.invalidAppCredential) { try await page.send() }
            #expect(page.screen.opened.values.count == 1)
        }
    }

    @Test func `a program with an app secret sends only the secret as proof`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server, policy: nil) { options, _ in
                options.appSecret = "app-secret-1"
            }
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests.map(\.path) == [PushProject.path])
            #expect(server.requests.first?.headers["x-dialtone-app-secret"] == "app-secret-1")
            let diagnostics = await project.auth.diagnostics().description
            #expect(!diagnostics.contains("app-secret-1"))
            server.on(PushProject.path) { _ in .refusal("MISSING_APP_CREDENTIAL") }
            await expectError(.missingAppCredential) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
        }
    }
}
