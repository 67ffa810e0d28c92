import AsyncHTTPClient
import DialtoneBasics
import DialtoneModel
import DialtoneTracing
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL

/// The reusable connections to APNs for one credential.
///
/// Apple binds a connection to the first credential used on it.
final class APNsConnection: Sendable {
    /// Shorter than the idle timeout of typical NAT devices and firewalls.
    private static let idleLimit = TimeAmount.minutes(5)

    /// Larger than any response from Apple.
    private static let answerLimit = 16 * 1_024

    let identity: APNsCredentialIdentity

    private let settings: APNsSettings
    private let tokens: APNsAuthenticationTokens?
    private let client: HTTPClient

    init(by credential: APNsCredential, tokens: APNsAuthenticationTokens?, settings: APNsSettings) {
        identity = credential.identity
        self.settings = settings
        self.tokens = tokens
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.additionalTrustRoots = [.certificates(settings.authorities)]
        if case .certificate(let certificate) = credential {
            tls.certificateChain = certificate.chain.map { .certificate($0) }
            tls.privateKey = .privateKey(certificate.key)
        }
        var configuration = HTTPClient.Configuration()
        configuration.tlsConfiguration = tls
        configuration.httpVersion = .automatic
        configuration.redirectConfiguration = .disallow
        configuration.timeout.connect = .milliseconds(settings.connectTimeout.milliseconds)
        configuration.connectionPool.idleTimeout = Self.idleLimit
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(configuration: configuration)
    }

    /// Cancels pending requests and closes the connections.
    func shutDown() async {
        try? await client.shutdown()
    }

    deinit {
        // An evicted connection closes after its last push.
        client.shutdown { _ in }
    }

    /// Sends `push` once.
    func post(_ push: SilentPush, to environment: PushEnvironment) async -> APNsAttempt {
        var attempt = APNsAttempt()
        do {
            attempt.token = try tokens?.current()
            let request = try request(for: push, to: environment, token: attempt.token)
            let response = try await execute(request, at: settings.host(of: environment))
            let body = try await response.body.collect(upTo: Self.answerLimit)
            attempt.end(with: response, Array(body.readableBytesView))
        } catch {
            attempt.reason = PushReason(failure: error)
        }
        return attempt
    }

    private func execute(
        _ request: HTTPClientRequest,
        at host: String
    ) async throws -> HTTPClientResponse {
        let limit = TimeAmount.milliseconds(settings.timeout.milliseconds)
        guard let tracer = NodeTracer.current else {
            return try await client.execute(request, timeout: limit)
        }
        return try await tracer.whileCalling(
            host,
            method: request.method.rawValue,
            status: { Int($0.status.code) },
            exchange: { headers in
                var request = request
                for header in headers {
                    request.headers.add(name: header.name, value: header.value)
                }
                return try await client.execute(request, timeout: limit)
            }
        )
    }

    /// Discards `token` so that a new one is issued; `false` if that is not allowed yet.
    func retire(_ token: String?) -> Bool {
        guard let token, let tokens else { return false }
        return tokens.retire(token)
    }

    private func request(
        for push: SilentPush,
        to environment: PushEnvironment,
        token: String?
    ) throws -> HTTPClientRequest {
        let host = settings.host(of: environment)
        var request = HTTPClientRequest(url: "https://\(host)/3/device/\(push.deviceToken.hex)")
        request.method = .POST
        if let token { request.headers.add(name: "authorization", value: "bearer \(token)") }
        request.headers.add(name: "apns-topic", value: push.topic)
        request.headers.add(name: "apns-push-type", value: "background")
        // Apple throttles or rejects background pushes with a higher priority.
        request.headers.add(name: "apns-priority", value: "5")
        request.headers.add(name: "apns-expiration", value: String(push.expiresAt.seconds))
        request.headers.add(name: "content-type", value: "application/json")
        request.body = .bytes(ByteBuffer(bytes: try JSONEncoder().encode(APNsPayload(push))))
        return request
    }
}

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

/// The payload of a silent push, in the format that Google's SDKs and ours expect.
struct APNsPayload: Encodable {
    private let aps = Background()
    private let auth: Proof

    private struct Background: Encodable {
        let contentAvailable = 1

        private enum CodingKeys: String, CodingKey {
            case contentAvailable = "content-available"
        }
    }

    private struct Proof: Encodable {
        let receipt: String
        let secret: String
    }

    private enum CodingKeys: String, CodingKey {
        case aps
        case auth = "com.google.firebase.auth"
    }

    init(_ push: SilentPush) {
        auth = Proof(receipt: push.receipt, secret: push.secret)
    }
}
