import DialtoneBasics
import DialtoneModel
import AsyncHTTPClient
import Foundation
import NIOHTTP1

/// One attempt to send a push, with its result.
struct APNsAttempt: Sendable {
    /// The provider token in the request.
    var token: String?

    /// Why the push was rejected; `nil` if it was accepted.
    var reason: PushReason?

    /// The delay before a retry that the service requested.
    var retryAfter: TimeSpan?

    /// Records the response.
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
