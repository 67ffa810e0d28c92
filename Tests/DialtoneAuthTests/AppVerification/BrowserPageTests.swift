import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import DialtoneAuth

struct BrowserPageTests {
    /// Goes where the page would go.
    private func status(_ url: URL, method: String = "GET") async throws -> Int? {
        var request = URLRequest(url: url)
        request.httpMethod = method
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode
    }

    @Test func `the browser comes back to a port of this machine`() async throws {
        try await withServer { server in
            let page = try PageProject(server, shownBy: .browser)
            let task = Task { try await page.send() }
            await eventually { !page.screen.opened.values.isEmpty }
            let base = try #require(page.screen.query["redirectUri"])
            #expect(base.wholeMatch(of: #/http://127\.0\.0\.1:[0-9]+/link/#) != nil)
            let other = base.replacingOccurrences(of: "/link", with: "/favicon.ico")
            #expect(try await status(try PageProject.callback(other)) == 404)
            let foreign = try PageProject.callback(base, eventID: "AAAAAAAAAA")
            #expect(try await status(foreign) == 400)
            let callback = try PageProject.callback(base)
            #expect(try await status(callback, method: "POST") == 405)
            #expect(try await status(callback) == 200)
            #expect(try await task.value == "session")
            #expect(server.requests(to: PageProject.path).last?["recaptchaToken"] == "token-1")
            await #expect(throws: (any Error).self) { try await status(callback) }
        }
    }

    @Test func `idle connections do not block other requests`() async throws {
        let listener = try LoopbackListener()
        defer { listener.stop() }
        let urls = Recorder<URL>()
        listener.start { url in
            urls.record(url)
            return true
        }
        let idle = try (0..<3).map { _ in try RawConnection(port: listener.port) }
        let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/link?a=b"))
        #expect(try await status(url) == 200)
        #expect(urls.values == [url])
        for connection in idle { connection.close() }
    }

    @Test(arguments: [
        ("GET /link?a HTTP/1.1\r\nHost: evil.example:80\r\n\r\n", "421"),
        ("GET /link?a HTTP/1.1\r\n\r\n", "421"),
        ("nonsense\r\n\r\n", "400"),
        ("GET /link\r\n\r\n", "400"),
        ("\r\n\r\n", "400"),
    ])
    func `a request that did not come from a local browser is refused`(
        request: String,
        status: String
    ) async throws {
        let listener = try LoopbackListener()
        defer { listener.stop() }
        listener.start { _ in
            Issue.record("nothing may get here")
            return true
        }
        let connection = try RawConnection(port: listener.port)
        defer { connection.close() }
        connection.send(request)
        #expect(connection.receive().hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test func `a request with an oversized header is refused`() async throws {
        let listener = try LoopbackListener()
        defer { listener.stop() }
        listener.start { _ in true }
        let connection = try RawConnection(port: listener.port)
        defer { connection.close() }
        connection.send("GET /link HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000))
        #expect(connection.receive().hasPrefix("HTTP/1.1 431 "))
    }

    @Test func `without a browser the address is reported and the server is polled`()
        async throws
    {
        try await withServer { server in
            let page = try PageProject(server, shownBy: .automatic) { $0.page.session = nil }
            page.screen.breakDown()
            server.on(PolledPageTests.path) { _ in
                .text(#"{"state": "DONE", "recaptchaToken": "token-2"}"#)
            }
            #expect(try await page.send() == "session")
            #expect(page.screen.query["mode"] == "poll")
            #expect(server.requests(to: PageProject.path).last?["recaptchaToken"] == "token-2")
        }
    }
}
