import Foundation
import Testing

@testable import DialtoneAuth

struct PolledPageTests {
    static let path = "dialtone/v1/appVerification:poll"

    @Test func `the result of a page on another device is polled until it is solved`() async throws
    {
        try await withServer { server in
            let page = try PageProject(server, shownBy: .anotherDevice)
            server.on(Self.path) { _ in
                server.requests(to: Self.path).count < 3
                    ? .text(#"{"state": "PENDING"}"#)
                    : .text(#"{"state": "DONE", "recaptchaToken": "token-1"}"#)
            }
            let task = Task { try await page.send() }
            await page.timer.fire(2)
            await eventually { server.requests(to: Self.path).count == 2 }
            await page.timer.fire(2)
            #expect(try await task.value == "session")

            let query = page.screen.query
            #expect(query["mode"] == "poll")
            #expect(query["redirectUri"] == nil)
            let asked = try #require(server.requests(to: Self.path).first)
            #expect(asked["eventId"] == query["eventId"])
            let secret = try #require(asked["sessionSecret"])
            #expect(secret.count == 64)
            #expect(query["sessionId"] == SHA256Digest(Data(secret.utf8)).text)
        }
    }

    @Test func `a page that fails on another device fails the call`() async throws {
        try await withServer { server in
            let page = try PageProject(server, shownBy: .anotherDevice)
            server.on(Self.path) { _ in
                .text(
                    #"{"state": "FAILED", "error": {"code": "auth/internal-error", "message": "m"}}"#
                )
            }
            await expectError(.webInternalError) { try await page.send() }
        }
    }

    @Test func `polling is retried a limited number of times when the server is unavailable`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server, shownBy: .anotherDevice)
            server.on(Self.path) { _ in .text("", status: 502) }
            let task = Task { try await page.send() }
            for _ in 0..<5 { await page.timer.fire(2) }
            await expectError(.networkError) { try await task.value }
            #expect(server.requests(to: Self.path).count == 6)
        }
    }
}
