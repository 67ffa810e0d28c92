#if Tokens

import Foundation

@testable import DialtoneTokens

/// A server in memory that publishes keys, and remembers what it was asked.
final class TestServer: Sendable {
    private struct State: Sendable {
        var requests: [ServerExchange.Request] = []
        var answer: ServerExchange.Send
    }

    let time = TestTime()
    private let state: Guarded<State>

    init(_ keys: [TestKey] = [], cacheControl: String? = "public, max-age=900, must-revalidate") {
        let response = Self.keySet(keys, cacheControl: cacheControl)
        state = Guarded(State(answer: { _ in response }))
    }

    var requests: [ServerExchange.Request] { state.withLock { $0.requests } }

    func answer(_ answer: @escaping ServerExchange.Send) {
        state.withLock { $0.answer = answer }
    }

    func publish(_ keys: [TestKey], cacheControl: String? = "max-age=900") {
        let response = Self.keySet(keys, cacheControl: cacheControl)
        answer { _ in response }
    }

    func fail() {
        answer { _ in throw URLError(.cannotConnectToHost) }
    }

    func verifier(
        _ adjust: (inout TokenVerifierSettings) -> Void = { _ in }
    ) throws -> TokenVerifier {
        var settings = TokenVerifierSettings(server: try Self.url, projectID: "shop")
        adjust(&settings)
        var environment = TokenVerifierEnvironment()
        environment.now = { [time] in time.now }
        environment.sleep = { [time] _ in try await time.sleep() }
        environment.send = { [state] request in
            let answer = state.withLock { state in
                state.requests.append(request)
                return state.answer
            }
            return try await answer(request)
        }
        return try TokenVerifier(settings, environment: environment)
    }

    static var url: URL {
        get throws {
            guard let url = URL(string: "https://id.example.com") else { throw URLError(.badURL) }
            return url
        }
    }

    static func keySet(
        _ keys: [TestKey],
        cacheControl: String? = nil
    ) -> ServerExchange.Response {
        let body = try? JSONEncoder().encode(["keys": keys.map(\.jwk)])
        var headers: [String: String] = [:]
        headers["cache-control"] = cacheControl
        return ServerExchange.Response(status: 200, headers: headers, body: body ?? Data())
    }
}

#endif
