import AsyncHTTPClient
import DialtoneCore
import Foundation
import NIOHTTP1

/// One try to send a push, and what came of it.
struct APNsAttempt: Sendable {
    /// The provider token that was sent.
    var token: String?

    /// `nil` if the push was taken.
    var reason: PushReason?

    /// How long the service wants to be left alone.
    var retryAfter: TimeSpan?

    /// Takes note of an answer.
    mutating func end(with response: HTTPClientResponse, _ body: [UInt8]) {
        guard response.version == .http2 else {
            reason = .notHTTP2
            return
        }
        guard response.status != .ok else { return }
        let problem = try? JSONDecoder().decode(Problem.self, from: Data(body))
        reason =
            problem?.reason.map(PushReason.init) ?? .status(Int(response.status.code))
        retryAfter = response.headers.first(name: "retry-after").flatMap(Int64.init)
            .map { .seconds(min(max(0, $0), 3_600)) }
    }

    private struct Problem: Decodable {
        let reason: String?
    }
}
