package import DialtoneBasics
import CryptoExtras
import Foundation
import Synchronization

/// A test double of Google's token endpoint, Play Integrity and reCAPTCHA Enterprise.
package final class GoogleDouble: OutboundHTTP {
    package static let tokenAddress = "https://oauth2.googleapis.com/token"
    package static let email = "dialtone@example-project.iam.gserviceaccount.com"
    package static let apiKey = "google-api-key"

    /// The values that a test can change and check.
    package struct State: Sendable {
        /// The clock that assertions are validated against.
        package var clock: @Sendable () -> Timestamp

        /// An error that is thrown instead of a response.
        package var failure: OutboundFailure?
        /// The response of the assessment services; the token endpoint issues tokens as usual.
        package var answer: OutboundResponse?
        package var tokenAnswer: OutboundResponse?

        /// The services' verdict on each token, as JSON.
        package var verdicts: [String: String] = [:]
        package var assessments: [String: String] = [:]

        package var tokenRequests = 0
        package var judgments = 0
        package var timeouts: [TimeSpan?] = []
        package var paths: [String] = []
        package var bodies: [String] = []
        fileprivate var accessTokens: Set<String> = []
    }

    private static let key = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }
    private let state: Mutex<State>

    package init(clock: @escaping @Sendable () -> Timestamp) {
        state = Mutex(State(clock: clock))
    }

    package func withState<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        state.withLock { body(&$0) }
    }

    /// Returns the key file of the double's only service account.
    package static func keyFile(
        tokenAddress: String = GoogleDouble.tokenAddress
    ) throws -> [UInt8] {
        let fields = [
            "type": "service_account", "project_id": "example-project",
            "private_key_id": "key-1", "private_key": try key.get().pemRepresentation,
            "client_email": email, "client_id": "1", "token_uri": tokenAddress,
        ]
        return Array(try JSONEncoder().encode(fields))
    }

    package func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        try state.withLock { state in
            let now = state.clock()
            state.timeouts.append(request.timeout)
            state.paths.append(request.url.text)
            if let failure = state.failure { throw failure }
            let text = request.url.text
            if text == Self.tokenAddress { return try Self.token(request, &state, now) }
            state.judgments += 1
            state.bodies.append(String(decoding: request.body, as: UTF8.self))
            if let answer = state.answer { return answer }
            if text.hasSuffix(":decodeIntegrityToken") { return try Self.verdict(request, state) }
            if text.contains("/assessments?key=") { return try Self.assessment(request, &state) }
            return OutboundResponse(status: 404)
        }
    }

    private static func token(
        _ request: OutboundRequest,
        _ state: inout State,
        _ now: Timestamp
    ) throws -> OutboundResponse {
        state.tokenRequests += 1
        if let answer = state.tokenAnswer { return answer }
        let form = FormText.decode(String(decoding: request.body, as: UTF8.self))
        let parts = (form["assertion"] ?? "").split(separator: ".").map(String.init)
        guard form["grant_type"] == "urn:ietf:params:oauth:grant-type:jwt-bearer", parts.count == 3,
            let claims = Base64URL.decode(parts[1]).flatMap({ JSONValue(parsing: $0) }),
            let signature = Base64URL.decode(parts[2]),
            try key.get().publicKey.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature),
                for: Data("\(parts[0]).\(parts[1])".utf8),
                padding: .insecurePKCS1v1_5
            ),
            claims["iss"] == .string(email), claims["aud"] == .string(tokenAddress),
            case .integer(let begin) = claims["iat"], case .integer(let end) = claims["exp"],
            begin <= now.seconds, now.seconds < end, end <= begin + 3_600
        else {
            return OutboundResponse(status: 400, body: Array(#"{"error":"invalid_grant"}"#.utf8))
        }
        let text = "access-\(state.tokenRequests)"
        state.accessTokens.insert("Bearer \(text)")
        return OutboundResponse(
            status: 200,
            body: Array(#"{"access_token":"\#(text)","expires_in":3599}"#.utf8)
        )
    }

    private static func verdict(
        _ request: OutboundRequest,
        _ state: State
    ) throws -> OutboundResponse {
        let bearer = request.headers.first { $0.name == "authorization" }?.value ?? ""
        guard state.accessTokens.contains(bearer) else { return OutboundResponse(status: 401) }
        guard case .string(let token) = JSONValue(parsing: request.body)?["integrityToken"],
            let verdict = state.verdicts[token]
        else { return OutboundResponse(status: 400) }
        return OutboundResponse(
            status: 200,
            body: Array(#"{"tokenPayloadExternal":\#(verdict)}"#.utf8)
        )
    }

    /// Like Google, reports a token as a duplicate from its second use on.
    private static func assessment(
        _ request: OutboundRequest,
        _ state: inout State
    ) throws -> OutboundResponse {
        guard request.url.text.hasSuffix("?key=\(apiKey)") else {
            return OutboundResponse(status: 400)
        }
        let event = JSONValue(parsing: request.body)?["event"]
        guard case .string(let token) = event?["token"] else {
            return OutboundResponse(status: 400)
        }
        let answer =
            state.assessments[token]
            ?? #"{"tokenProperties":{"valid":false,"invalidReason":"MALFORMED"}}"#
        if state.assessments[token] != nil {
            state.assessments[token] =
                #"{"tokenProperties":{"valid":false,"invalidReason":"DUPE"}}"#
        }
        return OutboundResponse(status: 200, body: Array(answer.utf8))
    }
}
