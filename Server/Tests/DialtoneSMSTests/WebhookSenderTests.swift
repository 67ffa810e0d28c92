import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import DialtoneOutbound
import DialtoneTestSupport
import Testing

struct WebhookSenderTests {
    /// A timeout that no busy machine reaches, for tests in which none must occur.
    private static let longTimeout = TimeSpan.minutes(5)

    /// Returns the problem of sending a message to a server with `reactions`.
    private func send(
        to reactions: [LoopbackReceiver.Reaction],
        timeout: TimeSpan = longTimeout
    ) async throws -> (problem: SendProblem.Reason?, requests: [LoopbackReceiver.Request]) {
        try await LoopbackReceiver.with(reactions) { receiver in
            let problem = try await send(to: receiver.url, timeout: timeout)
            return (problem, receiver.requests)
        }
    }

    private func send(to url: String, timeout: TimeSpan) async throws -> SendProblem.Reason? {
        let client = OutboundClient.patient(.development)
        let sender = try WebhookSender(
            url: url,
            secret: try #require(WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")),
            timeout: timeout,
            dependencies: .bench(client, StoppedClock())
        )
        var reason: SendProblem.Reason?
        do {
            try await sender.send(.sample())
        } catch let problem as SendProblem {
            reason = problem.reason
        }
        await client.shutDown()
        return reason
    }

    @Test(arguments: [200, 202, 204])
    func `any success status means acceptance`(status: Int) async throws {
        let (problem, requests) = try await send(to: [.status(status)])
        #expect(problem == nil)
        #expect(requests.count == 1)
    }

    @Test(arguments: [301, 400, 401, 410, 429, 500, 503])
    func `any other status is a refusal and is not retried`(status: Int) async throws {
        let (problem, requests) = try await send(to: [.status(status)])
        #expect(problem != nil)
        #expect(requests.count == 1)
    }

    @Test func `a broken connection is retried once with the same ID`() async throws {
        let (problem, requests) = try await send(to: [.hangUp, .status(200)])
        #expect(problem == nil)
        #expect(requests.count == 2)
        let ids = Set(requests.compactMap { $0.header("webhook-id") })
        #expect(ids.count == 1)
    }

    @Test(arguments: [
        LoopbackReceiver.Reaction.hangUp, .bytes("SSH-2.0-OpenSSH_9.2\r\n"),
        .bytes("HTTP/1.1 \u{1F4F1}\r\n\r\n"), .bytes("HTTP/1.1 200"),
    ])
    func `a response that is not HTTP may mean acceptance and is not a failure`(
        reaction: LoopbackReceiver.Reaction
    ) async throws {
        let (problem, requests) = try await send(to: [reaction])
        #expect(problem == nil)
        #expect((1...2).contains(requests.count))
    }

    @Test func `a refused connection is reported as such`() async throws {
        try await LoopbackPorts.withRefusing { port in
            let url = "http://127.0.0.1:\(port)/hook"
            let problem = try await send(to: url, timeout: Self.longTimeout)
            #expect(problem == .unavailable)
        }
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nnever"]
    )
    func `a receiver that does not answer in time may have the message`(
        start: String
    ) async throws {
        var limit = TimeSpan(milliseconds: 300)
        var sent = try await send(to: [.bytesAndSilence(start)], timeout: limit)
        while sent.requests.isEmpty {
            // A busy machine does not get as far as the request in that time.
            limit = TimeSpan(milliseconds: 2 * limit.milliseconds)
            sent = try await send(to: [.bytesAndSilence(start)], timeout: limit)
        }
        #expect(sent.problem == nil)
        #expect(sent.requests.count == 1)
    }
}
