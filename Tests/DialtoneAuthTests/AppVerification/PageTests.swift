import Foundation
import Testing

@testable import DialtoneAuth

struct PageTests {
    @Test func `the token of a solved challenge is sent with the number`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server)
            page.auth.languageCode = "fr"
            page.screen.end(with: .success(try PageProject.callback()))
            #expect(try await page.send() == "session")
            #expect(server.requests(to: PageProject.path).last?["recaptchaToken"] == "token-1")
            let opened = try #require(page.screen.opened.values.first?.absoluteString)
            let base = try server.url.absoluteString
            #expect(
                opened == """
                    \(base)/__/auth/handler?apiKey=demo-key&authType=verifyApp&ibi=org.example.app\
                    &v=Dialtone/0.1.0&eventId=ZZZZZZZZZZ&appId=1:123:ios:abc&hl=fr
                    """
            )
        }
    }

    @Test func `a registered client ID is sent instead of the app's ID`() async throws {
        try await withServer { server in
            let page = try PageProject(
                server,
                schemes: ["com.googleusercontent.apps.123456"],
                clientID: "123456.apps.googleusercontent.com"
            )
            let base = "com.googleusercontent.apps.123456://firebaseauth/link"
            page.screen.end(with: .success(try PageProject.callback(base)))
            #expect(try await page.send() == "session")
            #expect(page.screen.query["clientId"] == "123456.apps.googleusercontent.com")
            #expect(page.screen.query["appId"] == nil)
        }
    }

    @Test func `the page is loaded from the custom auth domain`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.auth.customAuthDomain = "login.example.org"
            page.screen.end(with: .success(try PageProject.callback()))
            _ = try await page.send()
            let opened = try #require(page.screen.opened.values.first?.absoluteString)
            #expect(opened.hasPrefix("https://login.example.org/__/auth/handler?"))
        }
    }

    @Test func `a missing URL scheme is an error only where the page needs it`() async throws {
        try await withServer { server in
            let session = try PageProject(server)
            session.screen.end(with: .success(try PageProject.callback()))
            #expect(try await session.send() == "session")

            let delegate = try PageProject(server, shownBy: .uiDelegate)
            let error = await expectError(.appVerificationUserInteractionFailure) {
                try await delegate.send()
            }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.cause == .schemeMissing)
            #expect(problem.remedy.contains("Add the URL scheme app-1-123-ios-abc"))
            #expect(delegate.screen.opened.values.isEmpty)

            let pushed = try PushProject(server, proofs: [.push, .challenge])
            pushed.auth.setAPNSToken(PushProject.token, type: .prod)
            #expect(try await pushed.sendWithPush() == "session")
        }
    }

    @Test func `a page in the app's own window comes back by a URL that opens the app`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(
                server,
                shownBy: .uiDelegate,
                schemes: [PageProject.scheme.uppercased()]
            )
            #expect(!page.auth.canHandle(try PageProject.callback()))
            let task = Task { try await page.send() }
            await eventually { page.screen.isShowing }
            #expect(!page.auth.canHandle(try PageProject.callback(eventID: "AAAAAAAAAA")))
            #expect(page.auth.canHandle(try PageProject.callback()))
            #expect(try await task.value == "session")
            await eventually { !page.screen.isShowing }
            #expect(!page.auth.canHandle(try PageProject.callback()))
        }
    }

    @Test func `a second page at the same time is refused, and the first goes on`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            let first = Task { try await page.send() }
            await eventually { page.screen.isShowing }
            let second = Task { try await page.send("+16505550102") }
            await page.timer.fire(1)
            await expectError(.webContextAlreadyPresented) { try await second.value }
            page.screen.end(with: .success(try PageProject.callback()))
            #expect(try await first.value == "session")
            #expect(try await page.send("+16505550102") == "session")
        }
    }

    @Test func `a closed page ends the call without a message`() async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.screen.end(with: .failure(.pageClosed))
            await expectError(.webContextCancelled) { try await page.send() }
            #expect(server.requests(to: PageProject.path).isEmpty)
        }
    }

    @Test func `a page that is never solved is closed at its deadline`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server)
            let task = Task { try await page.send() }
            await page.timer.fire(180)
            let error = await expectError(.webSignInUserInteractionFailure) {
                try await task.value
            }
            #expect(error.flatMap { AppVerificationProblem($0) }?.cause == .deadline)
            await eventually { !page.screen.isShowing }
        }
    }

    @Test func `canceling a call closes its page, unless another call waits for it`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server)
            let target = PhoneVerificationTarget.number(ScriptedProject.number, tenantID: nil)
            let first = Task { try await page.send() }
            let second = Task { try await page.send() }
            await eventually {
                page.auth.verifications.callers(for: target) == 2 && page.screen.isShowing
            }
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            #expect(page.screen.isShowing)
            second.cancel()
            await #expect(throws: CancellationError.self) { try await second.value }
            // At once: the page that goes away is no other page.
            let third = Task { try await page.send() }
            await eventually { page.screen.opened.values.count == 2 }
            page.screen.end(with: .success(try PageProject.callback()))
            #expect(try await third.value == "session")
        }
    }

    @Test(arguments: [
        ("auth/invalid-oauth-client-id", AuthErrorCode.invalidClientID),
        ("auth/network-request-failed", .webNetworkRequestFailed),
        ("auth/internal-error", .webInternalError),
        ("auth/something-new", .webSignInUserInteractionFailure),
    ])
    func `an error reported by the page has upstream's code`(
        code: String,
        expected: AuthErrorCode
    )
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server)
            let report = #"{"code": "\#(code)", "message": "Broken."}"#
            let callback = try PageProject.callback(items: ["firebaseError": report])
            page.screen.end(with: .success(callback))
            let error = await expectError(expected) { try await page.send() }
            #expect(error?.localizedFailureReason?.contains("[\(code)] - Broken.") == true)
        }
    }

    @Test(arguments: [[:], ["firebaseError": "{"], ["firebaseError": #"{"code": 1}"#]])
    func `a callback without a result is an error and not a crash`(
        items: [String: String]
    ) async throws {
        try await withServer { server in
            let page = try PageProject(server)
            page.screen.end(with: .success(try PageProject.callback(items: items)))
            await expectError(.appVerificationUserInteractionFailure) { try await page.send() }
        }
    }
}
