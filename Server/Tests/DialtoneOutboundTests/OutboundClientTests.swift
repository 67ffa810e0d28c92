import DialtoneBasics
import DialtoneTestSupport
import NIOHTTP1
import Testing

@testable import DialtoneOutbound

struct OutboundClientTests {
    /// A policy that allows plain HTTP and loopback addresses.
    static var here: OutboundPolicy {
        get throws {
            var policy = OutboundPolicy()
            policy.allowsPlainHTTP = true
            #expect(policy.allow(["127.0.0.1"]) == nil)
            return policy
        }
    }

    private func ask(
        _ url: String,
        by policy: OutboundPolicy,
        resolver: any HostResolver,
        timeout: TimeSpan = .minutes(5)
    ) async throws -> Result<OutboundResponse, OutboundFailure> {
        let client = OutboundClient.patient(policy, resolver: resolver)
        var request = OutboundRequest(.post, try OutboundURL(checking: url, by: policy))
        request.timeout = timeout
        request.body = Array("{}".utf8)
        let outcome: Result<OutboundResponse, OutboundFailure>
        do {
            outcome = .success(try await client.send(request))
        } catch let failure as OutboundFailure {
            outcome = .failure(failure)
        }
        await client.shutDown()
        return outcome
    }

    @Test func `the connection goes to the address that was checked`() async throws {
        let resolver = ScriptedResolver(["127.0.0.1"], ["169.254.169.254"])
        try await LoopbackReceiver.with([.answer("hello")]) { receiver in
            let url = "http://Rebinding.Example:\(receiver.port)/hook"
            let outcome = try await ask(url, by: Self.here, resolver: resolver)
            #expect(try outcome.get().body == Array("hello".utf8))
            #expect(resolver.questions == ["rebinding.example"])
            let host = receiver.requests.first?.headers["host"]
            #expect(host == ["rebinding.example:\(receiver.port)"])
        }
    }

    @Test func `a name is checked again for each call`() async throws {
        let resolver = ScriptedResolver(["127.0.0.1"], ["10.0.0.1"])
        let client = OutboundClient.patient(try Self.here, resolver: resolver)
        try await LoopbackReceiver.with([.answer("hello")]) { receiver in
            let url = "http://rebinding.example:\(receiver.port)/"
            let request = OutboundRequest(.get, try OutboundURL(checking: url, by: Self.here))
            #expect(try await client.send(request).status == 200)
            await #expect(throws: OutboundFailure.addressRefused) {
                try await client.send(request)
            }
            #expect(receiver.requests.count == 1)
        }
        await client.shutDown()
    }

    @Test(arguments: ["169.254.169.254", "10.0.0.1", "::1", "0.0.0.0", "::ffff:127.0.0.1"])
    func `a name is refused if one of its addresses is not allowed`(
        address: String
    ) async throws {
        try await LoopbackReceiver.with([.answer("hello")]) { receiver in
            let outcome = try await ask(
                "http://two.example:\(receiver.port)/",
                by: Self.here,
                resolver: ScriptedResolver(["127.0.0.1", address])
            )
            #expect(outcome == .failure(.addressRefused))
            #expect(receiver.requests.isEmpty)
        }
    }

    @Test func `the next address is tried if a connection fails`() async throws {
        var policy = try Self.here
        #expect(policy.allow(["127.0.0.2"]) == nil)
        try await LoopbackReceiver.with([.answer("hello")]) { receiver in
            let outcome = try await ask(
                "http://two.example:\(receiver.port)/",
                by: policy,
                resolver: ScriptedResolver(["127.0.0.2", "127.0.0.1"])
            )
            #expect(try outcome.get().status == 200)
        }
    }

    @Test func `a name without an address is an unknown host`() async throws {
        let outcome = try await ask(
            "http://nowhere.example/",
            by: Self.here,
            resolver: ScriptedResolver([])
        )
        #expect(outcome == .failure(.unknownHost))
    }

    @Test func `a redirect is returned and not followed`() async throws {
        let location = "location: http://169.254.169.254/latest/meta-data\r\n"
        try await LoopbackReceiver.with([.status(307, headers: location)]) { receiver in
            let outcome = try await ask(
                receiver.url,
                by: Self.here,
                resolver: ScriptedResolver([])
            )
            let answer = try outcome.get()
            #expect(answer.status == 307)
            #expect(!answer.isSuccess)
            #expect(receiver.requests.count == 1)
        }
    }

    @Test(arguments: [
        LoopbackReceiver.Reaction.answer(String(repeating: "x", count: 200_000)),
        .bytes("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 200_000)),
    ])
    func `a response beyond the limit is a failure, with or without a length`(
        reaction: LoopbackReceiver.Reaction
    ) async throws {
        try await LoopbackReceiver.with([reaction]) { receiver in
            let outcome = try await ask(
                receiver.url,
                by: Self.here,
                resolver: ScriptedResolver([])
            )
            #expect(outcome == .failure(.answerTooLarge))
        }
    }

    @Test func `a response at the limit is read completely`() async throws {
        let body = String(repeating: "x", count: 64 * 1_024)
        try await LoopbackReceiver.with([.answer(body)]) { receiver in
            let outcome = try await ask(
                receiver.url,
                by: Self.here,
                resolver: ScriptedResolver([])
            )
            #expect(try outcome.get().body.count == 65_536)
        }
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf",
        ]
    )
    func `a receiver that hangs causes a timeout`(start: String) async throws {
        try await LoopbackReceiver.with([.bytesAndSilence(start)]) { receiver in
            let outcome = try await ask(
                receiver.url,
                by: Self.here,
                resolver: ScriptedResolver([]),
                timeout: TimeSpan(milliseconds: 300)
            )
            #expect(outcome == .failure(.timedOut))
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `a name server that hangs causes a timeout`() async throws {
        let outcome = try await ask(
            "http://slow.example/",
            by: Self.here,
            resolver: SilentResolver(),
            timeout: TimeSpan(milliseconds: 300)
        )
        #expect(outcome == .failure(.timedOut))
    }

    @Test func `the system resolver resolves localhost`() async throws {
        let addresses = try await SystemResolver().addresses(of: "localhost")
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { !$0.isPublic })
        #expect(
            try await SystemResolver().addresses(of: "2130706433").map(\.description) == [
                "127.0.0.1"
            ]
        )
    }
}
