import DialtoneCore
import DialtoneTestSupport
import Foundation
import NIOHTTP1
import Testing

@testable import DialtoneMessaging

struct WebhookSenderTests {
    private static let secretText = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    /// Longer than any busy machine takes, for the tests in which time must not run out.
    private static let patience = TimeSpan.minutes(5)

    /// What went wrong when a message was sent with `reactions` waiting for it.
    private func send(
        to reactions: [LoopbackReceiver.Reaction],
        timeout: TimeSpan = patience
    ) async throws -> (failure: WebhookFailure?, requests: [LoopbackReceiver.Request]) {
        try await LoopbackReceiver.with(reactions) { receiver in
            let failure = try await send(to: receiver.url, timeout: timeout)
            return (failure, receiver.requests)
        }
    }

    private func send(to url: String, timeout: TimeSpan) async throws -> WebhookFailure? {
        let sender = WebhookSender(
            url: url,
            secret: try #require(WebhookSecret(Self.secretText)),
            timeout: timeout,
            clock: ServerClock { Timestamp(seconds: 1_700_000_000) },
            random: RandomSource { Array(repeating: 7, count: $0) },
            logger: .silent
        )
        var failure: WebhookFailure?
        do {
            try await sender.send(.sample())
        } catch let error as WebhookFailure {
            failure = error
        }
        try await sender.shutDown()
        return failure
    }

    @Test func `a message arrives as a signed request that holds all of it`() async throws {
        let (failure, requests) = try await send(to: [.status(202)])
        #expect(failure == nil)
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        #expect(request.method == "POST")
        #expect(request.uri == "/hook")
        #expect(request.headers["content-type"] == ["application/json"])
        #expect(request.headers["webhook-timestamp"] == ["1700000000"])
        let id = try #require(request.headers["webhook-id"].first)
        #expect(id.wholeMatch(of: /msg_[A-Za-z0-9_-]{22}/) != nil)
        let secret = try #require(WebhookSecret(Self.secretText))
        let expected = secret.signature(id: id, timestamp: 1_700_000_000, body: request.body)
        #expect(request.headers["webhook-signature"] == [expected])
        let body = String(decoding: request.body, as: UTF8.self)
        #expect(
            body == """
                {"data":{"code":"123456","expiresAt":"2023-11-14T22:18:20Z",\
                "phoneNumber":"+16505550101","projectId":"demo","text":"123456 is your code."},\
                "timestamp":"2023-11-14T22:13:20Z","type":"sms.send"}
                """
        )
    }

    @Test(arguments: [200, 201, 204])
    func `any success is an acceptance`(status: Int) async throws {
        let (failure, requests) = try await send(to: [.status(status)])
        #expect(failure == nil)
        #expect(requests.count == 1)
    }

    @Test(arguments: [400, 401, 410, 429, 500, 503])
    func `any other status is a refusal, and is not tried again`(status: Int) async throws {
        let (failure, requests) = try await send(to: [.status(status)])
        #expect(failure == .answered(status: status))
        #expect(requests.count == 1)
    }

    @Test(arguments: [301, 302, 307, 308])
    func `a redirect is not followed, so that a code goes nowhere else`(status: Int) async throws {
        try await LoopbackReceiver.with([.status(200)]) { elsewhere in
            let redirect = LoopbackReceiver.Reaction.status(
                status,
                headers: "location: \(elsewhere.url)\r\n"
            )
            let (failure, requests) = try await send(to: [redirect])
            #expect(failure == .answered(status: status))
            #expect(requests.count == 1)
            #expect(elsewhere.requests.isEmpty)
        }
    }

    @Test func `a broken connection is tried once more, with the same ID`() async throws {
        let (failure, requests) = try await send(to: [.hangUp, .status(200)])
        #expect(failure == nil)
        #expect(requests.count == 2)
        let ids = Set(requests.flatMap { $0.headers["webhook-id"] })
        #expect(ids.count == 1)
    }

    @Test(arguments: [
        LoopbackReceiver.Reaction.hangUp, .bytes("SSH-2.0-OpenSSH_9.2\r\n"),
        .bytes("HTTP/1.1 \u{1F4F1}\r\n\r\n"), .bytes("HTTP/1.1 200"),
    ])
    func `a receiver that does not speak HTTP is given up after two tries`(
        reaction: LoopbackReceiver.Reaction
    ) async throws {
        let (failure, requests) = try await send(to: [reaction])
        guard case .unreachable = failure else {
            Issue.record("expected unreachable, got \(String(describing: failure))")
            return
        }
        #expect(requests.count == 2)
    }

    @Test func `where nobody listens the failure says so`() async throws {
        let url = try await LoopbackReceiver.with([.hangUp]) { $0.url }
        guard case .unreachable = try await send(to: url, timeout: Self.patience) else {
            Issue.record("a closed port took a message")
            return
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `a receiver that does not answer in time is given up`() async throws {
        let (failure, requests) = try await send(
            to: [.bytesAndSilence("HTTP/1.1 200 OK\r\n")],
            timeout: TimeSpan(milliseconds: 300)
        )
        #expect(failure == .timedOut)
        #expect(requests.count == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `once success is said, what follows does not matter`() async throws {
        let promise = "HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\nnever more"
        let (failure, requests) = try await send(to: [.bytesAndSilence(promise)])
        #expect(failure == nil)
        #expect(requests.count == 1)
    }
}
