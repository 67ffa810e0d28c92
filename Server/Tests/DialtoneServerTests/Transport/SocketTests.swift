import DialtoneServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import NIOCore
import Testing

/// Tests of bytes on a real connection.
@Suite(.timeLimit(.minutes(60)))
struct SocketTests {
    /// A server that times out quickly.
    private static let impatient = ServerSetup {
        $0.listens = true
        $0.adjustListener = {
            $0.idleLimit = .milliseconds(300)
            $0.readLimit = .milliseconds(300)
        }
    }

    private static let live = ServerSetup { $0.listens = true }

    private static func post(_ body: String, _ headers: String = "") -> String {
        "POST /v1/accounts:sendVerificationCode?key=k HTTP/1.1\r\nHost: localhost\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
    }

    @Test func `a connection whose request header never ends is closed`() async throws {
        try await withServer(Self.impatient) { server in
            let socket = try await RawConnection(to: server)
            // The server may have hung up already, which is the point.
            try? await socket.send("POST /v1/accounts:lookup HTTP/1.1\r\nHost: local")
            #expect(try await socket.textUntilClosed() == "")
        }
    }

    @Test func `a connection whose request body arrives too slowly is closed`() async throws {
        try await withServer(Self.impatient) { server in
            let socket = try await RawConnection(to: server)
            try? await socket.send(
                "POST /v1/accounts:lookup?key=k HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Length: 1000\r\n\r\n{"
            )
            async let dripping: Void = socket.drip(" ", every: .milliseconds(50))
            let text = try await socket.textUntilClosed()
            await dripping
            #expect(!text.contains("200 OK"))
        }
    }

    @Test func `pipelined requests are answered in their order`() async throws {
        try await withServer(Self.live) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(
                Self.post(#"{"phoneNumber":"+16505550100"}"#)
                    + "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    + Self.post(#"{"phoneNumber":"nobody"}"#, "Connection: close\r\n")
            )
            let text = try await socket.textUntilClosed()
            let parts = text.components(separatedBy: "HTTP/1.1 ").dropFirst()
            #expect(parts.map { $0.prefix(3) } == ["200", "200", "400"])
            let bodies = ["sessionInfo", "alive", "INVALID_PHONE_NUMBER"]
            for (part, body) in zip(parts, bodies) { #expect(part.contains(body)) }
        }
    }

    @Test(arguments: [
        "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n",
        "Content-Length: 4\r\nContent-Length: 5\r\n",
        "Content-Length: +4\r\n", "Content-Length: 4, 4\r\n", "Content-Length: 0x4\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Transfer-Encoding : chunked\r\n", "Transfer-Encoding: chunked\r\n X: y\r\n",
    ])
    func `a request with an ambiguous length cannot smuggle another request`(
        headers: String
    ) async throws {
        try await withServer(Self.live) { server in
            let socket = try await RawConnection(to: server)
            let smuggled = Self.post(#"{"phoneNumber":"+16505550199"}"#)
            try await socket.send(
                "POST /v1/accounts:lookup?key=k HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
                    + "0\r\n\r\n\(smuggled)"
            )
            await socket.finishSending()
            let text = try await socket.textUntilClosed()
            #expect(!text.contains("200 OK"))
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a header of many kilobytes is refused`() async throws {
        try await withServer(Self.live) { server in
            let socket = try await RawConnection(to: server)
            let filling = String(repeating: "x", count: 64 * 1_024)
            try? await socket.send(
                "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: \(filling)\r\n\r\n"
            )
            await socket.finishSending()
            #expect(try await !socket.textUntilClosed().contains("200 OK"))
        }
    }

    @Test func `messages are streamed as they are sent`() async throws {
        try await withServer(Self.live) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(
                "GET /emulator/v1/projects/demo-test/messages/stream HTTP/1.1\r\n"
                    + "Host: localhost\r\n\r\n"
            )
            let head = try await socket.text(until: ": open\n\n")
            #expect(head.contains("text/event-stream"))
            _ = try await server.sendCode(to: "+16505550100")
            let event = try await socket.text(until: "}\n\n")
            #expect(event.contains("event: message\ndata: {"))
            #expect(event.contains(try server.sentCode(to: "+16505550100")))
            try await socket.close()
        }
    }

    @Test func `mails are streamed along with messages`() async throws {
        try await withServer(Self.live) { server in
            let socket = try await RawConnection(to: server)
            _ = try await server.signUp()
            try await socket.send(
                "GET /emulator/v1/projects/demo-test/messages/stream HTTP/1.1\r\n"
                    + "Host: localhost\r\n\r\n"
            )
            _ = try await socket.text(until: ": open\n\n")
            let code = try await server.mailCode("PASSWORD_RESET")
            let event = try await socket.text(until: "}\n\n")
            #expect(event.contains("event: mail\ndata: {"))
            #expect(event.contains(code))
            try await socket.close()
        }
    }
}
