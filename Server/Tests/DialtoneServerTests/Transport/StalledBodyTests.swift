import DialtoneBasics
import DialtoneNode
import DialtoneServer
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of bodies that take long to parse: while their threads are blocked, only they wait.
@Suite(.timeLimit(.minutes(60)))
struct StalledBodyTests {
    /// A body that takes long to parse for its size, and the response status.
    struct LargeBody: Sendable, CustomTestStringConvertible {
        let path: String
        let type: String
        let text: String
        let status: Int

        var testDescription: String { path }

        func send(to server: TestServer) async throws -> Answer {
            try await server.request(
                .post,
                path,
                headers: [.contentType: type],
                body: Array(text.utf8)
            )
        }
    }

    private static let json = LargeBody(
        path: "/v1/accounts:sendVerificationCode?key=\(TestServer.apiKey)",
        type: "application/json",
        text: #"{"phoneNumber":"+16505550100","x":""# + String(repeating: #"\n"#, count: 10_000)
            + #""}"#,
        status: 200
    )

    private static func form(_ path: String, _ field: String, _ status: Int) -> LargeBody {
        LargeBody(
            path: path,
            type: "application/x-www-form-urlencoded",
            text: "\(field)=" + String(repeating: "+", count: 65_000),
            status: status
        )
    }

    private static let bodies = [
        json,
        form("/oauth2/token", "grant_type", 400),
        form("/__/auth/action", "oobCode", 400),
        form("/__/auth/handler", "payload", 400),
    ]

    private static func setup(_ held: HeldThreads) -> ServerSetup {
        ServerSetup {
            $0.isLive = true
            $0.listens = true
            var pools = SharedParsing.pools
            pools.bodies = held.pool
            $0.parsing = pools
        }
    }

    @Test(arguments: bodies)
    func `a large body is read on a separate thread`(body: LargeBody) async throws {
        let held = HeldThreads()
        try await withServer(Self.setup(held)) { server in
            let answer = try await held.answer(to: { try await body.send(to: server) }) {
                try await server.expectTurningLoops()
                #expect(server.messages.isEmpty)
            }
            #expect(answer.status == body.status)
            #expect(server.messages.count == (body.status == 200 ? 1 : 0))
        }
        try await held.pool.shutDown()
    }

    @Test(arguments: bodies)
    func `a large body is refused with a retry time while too many others wait`(
        body: LargeBody
    ) async throws {
        let held = HeldThreads(capacity: 1)
        try await withServer(Self.setup(held)) { server in
            try await held.hold {
                let answer = try await body.send(to: server)
                #expect(answer.status == 503)
                #expect(answer.headers[.retryAfter] == "1")
                #expect(server.messages.isEmpty)
                let small = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(TestServer.alicesNumber)]
                )
                #expect(small.status == 200)
            }
            #expect(try await body.send(to: server).status == body.status)
        }
        try await held.pool.shutDown()
    }

    @Test(arguments: [(16_384, true), (16_385, false)])
    func `bodies of up to 16 KiB need no separate thread`(size: Int, isPrompt: Bool) async throws {
        let held = HeldThreads(capacity: 1)
        try await withServer(Self.setup(held)) { server in
            try await held.hold {
                let start = #"{"phoneNumber":"+16505550100","x":""#
                let filling = String(repeating: "a", count: size - start.utf8.count - 2)
                let answer = try await server.request(
                    .post,
                    Self.json.path,
                    headers: [.contentType: "application/json"],
                    body: Array((start + filling + #""}"#).utf8)
                )
                #expect(answer.status == (isPrompt ? 200 : 503))
            }
        }
        try await held.pool.shutDown()
    }
}
