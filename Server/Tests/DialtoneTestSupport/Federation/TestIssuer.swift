package import DialtoneBasics
import Foundation
import Synchronization

/// A test double of an OpenID Connect issuer, and of the network to it.
package final class TestIssuer: OutboundHTTP {
    package static let address = "https://login.example.test"
    package static let clientID = "client-1"

    /// The parts of the issuer that a test can change.
    package struct State: Sendable {
        package var keys: [[String: String]]
        package var issuer = TestIssuer.address
        package var isAway = false
        package var maxAge: Int?

        /// The ID token for each code.
        package var idTokens: [String: String] = [:]

        /// The forms that were posted to the token endpoint.
        package var exchanges: [[String: String]] = []

        /// The number of requests for the keys.
        package var keyRequests = 0
    }

    private let state: Mutex<State>

    package init(_ keys: TestKey...) {
        state = Mutex(State(keys: keys.map(\.published)))
    }

    package func withState<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        state.withLock { body(&$0) }
    }

    package func publish(_ keys: TestKey...) {
        withState { $0.keys = keys.map(\.published) }
    }

    /// Returns the claims of a valid token, issued at `now`.
    package static func claims(
        _ subject: String = "person-1",
        at now: Timestamp,
        _ more: [String: any Sendable] = [:]
    ) -> [String: any Sendable] {
        let standard: [String: any Sendable] = [
            "iss": address, "sub": subject, "aud": clientID, "iat": now.seconds,
            "exp": now.seconds + 3_600,
        ]
        return standard.merging(more) { $1 }
    }

    package func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        try state.withLock { state in
            guard !state.isAway else { throw OutboundFailure.timedOut }
            switch request.url.text {
            case Self.address + "/.well-known/openid-configuration":
                return try Self.answer(Self.metadata(state))
            case Self.address + "/keys":
                state.keyRequests += 1
                return try Self.answer(["keys": state.keys], maxAge: state.maxAge)
            case Self.address + "/token":
                let form = FormText.decode(String(decoding: request.body, as: UTF8.self))
                state.exchanges.append(form)
                guard let token = state.idTokens[form["code"] ?? ""] else {
                    return OutboundResponse(status: 400)
                }
                return try Self.answer([
                    "id_token": token, "access_token": "at-1", "refresh_token": "rt-1",
                ])
            default:
                return OutboundResponse(status: 404)
            }
        }
    }

    private static func metadata(_ state: State) -> [String: String] {
        [
            "issuer": state.issuer, "jwks_uri": address + "/keys",
            "authorization_endpoint": address + "/authorize",
            "token_endpoint": address + "/token",
        ]
    }

    private static func answer(
        _ json: some Encodable,
        maxAge: Int? = nil
    ) throws -> OutboundResponse {
        OutboundResponse(
            status: 200,
            headers: maxAge.map { ["cache-control": "public, max-age=\($0)"] } ?? [:],
            body: Array(try JSONEncoder().encode(json))
        )
    }
}
