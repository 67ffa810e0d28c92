import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Synchronization
import Testing

@testable import DialtoneFederation

/// What the test of an identity provider finds.
struct ProviderTrialTests {
    private static let now = Timestamp(milliseconds: 1_790_000_000_000)
    private static let secretText = "canary-client-secret"

    /// A provider that responds as the test says.
    private final class Network: OutboundHTTP {
        private let answers: @Sendable (OutboundRequest) throws -> OutboundResponse
        let requests = Mutex<[OutboundRequest]>([])

        init(_ answers: @escaping @Sendable (OutboundRequest) throws -> OutboundResponse) {
            self.answers = answers
        }

        func send(_ request: OutboundRequest) async throws -> OutboundResponse {
            requests.withLock { $0.append(request) }
            return try answers(request)
        }
    }

    private func findings(
        _ network: any OutboundHTTP,
        _ id: String = "oidc.test",
        secret: String? = nil,
        policy: OutboundPolicy = OutboundPolicy(),
        _ adjust: (inout IdentityProviderSettings) -> Void = { _ in }
    ) async throws -> [ProviderFinding] {
        var settings = IdentityProviderSettings()
        settings.isEnabled = true
        settings.clientID = TestIssuer.clientID
        settings.issuer = TestIssuer.address
        adjust(&settings)
        let secrets = ProviderSecrets(
            masterKey: try #require(MasterKey(bytes: [UInt8](repeating: 7, count: 32)))
        )
        let provider = SignInProvider(rawValue: id)
        let project = ProjectID(rawValue: "demo-shop")
        let trial = ProviderTrial(
            providers: ProviderClient(http: network, policy: policy),
            secrets: secrets,
            clock: ServerClock { Self.now }
        )
        let found = try await trial.findings(
            of: IdentityProvider(
                projectID: project,
                id: provider,
                settings: settings,
                sealedClientSecret: try secret.map {
                    try secrets.seal($0, of: provider, in: project)
                },
                createdAt: Self.now
            ),
            returnURL: "https://auth.example.com/__/auth/handler"
        )
        for finding in found {
            #expect(!finding.text.contains("canary"))
            #expect(finding.outcome == .good || finding.advice != nil)
        }
        return found
    }

    /// Returns the issuer's answers, except that of the path `path`.
    private func answering(
        _ path: String,
        _ answer: @escaping @Sendable () throws -> OutboundResponse
    ) throws -> Network {
        let key = try JSONEncoder().encode(["keys": [try TestKey.rs256("key-1").published]])
        return Network { request in
            let requested = request.url.text.replacing(TestIssuer.address, with: "")
            if requested == path { return try answer() }
            switch requested {
            case "/.well-known/openid-configuration": return Self.metadata()
            case "/keys": return OutboundResponse(status: 200, body: Array(key))
            case "/token": return Self.json(#"{"error":"invalid_grant"}"#, status: 400)
            default: return OutboundResponse(status: 404)
            }
        }
    }

    /// Returns the discovery document, with other JSON texts for some members, or without them.
    private static func metadata(_ changes: [String: String?] = [:]) -> OutboundResponse {
        let address = TestIssuer.address
        var members = [
            "issuer": "\"\(address)\"", "jwks_uri": "\"\(address)/keys\"",
            "authorization_endpoint": "\"\(address)/authorize\"",
            "token_endpoint": "\"\(address)/token\"",
            "id_token_signing_alg_values_supported": #"["RS256"]"#,
            "response_types_supported": #"["code", "id_token"]"#,
        ]
        for (name, value) in changes { members[name] = value }
        let text = members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
        return json("{\(text)}")
    }

    private static func json(_ text: String, status: Int = 200) -> OutboundResponse {
        OutboundResponse(status: status, body: Array(text.utf8))
    }

    private func outcomes(_ findings: [ProviderFinding]) -> [ProviderFinding.Check: String] {
        Dictionary(findings.map { ($0.check, $0.outcome.rawValue) }) { first, _ in first }
    }

    @Test func `a provider that works has only good findings, also about its secret`()
        async throws
    {
        let network = try answering("") { OutboundResponse(status: 404) }
        let found = try await findings(network, secret: Self.secretText) { $0.usesCode = true }
        #expect(found.allSatisfy { $0.outcome == .good })
        #expect(
            found.map(\.check) == [
                .discovery, .issuer, .signInPage, .algorithms, .keys, .clientSecret,
            ]
        )
        let requests = network.requests.withLock { $0 }
        #expect(requests.count == 3)
        #expect(requests.allSatisfy { $0.answerLimit <= 256 * 1_024 && $0.timeout != nil })
        let form = FormText.decode(String(decoding: requests[2].body, as: UTF8.self))
        #expect(form["grant_type"] == "authorization_code" && form["client_secret"] == nil)
    }

    @Test(arguments: [
        (OutboundFailure.addressRefused, "outbound.allow"), (.unknownHost, "spelling"),
        (.notConnected("refused"), "firewall"), (.timedOut, "Test again"),
        (.answerTooLarge, "issuer"), (.unreachable("reset"), "Test again"),
    ])
    func `a failed connection is explained, and nothing else is tried`(
        failure: OutboundFailure,
        advice: String
    ) async throws {
        let network = Network { _ in throw failure }
        let found = try await findings(network, secret: Self.secretText)
        #expect(found.map(\.check) == [.discovery])
        #expect(found.first?.outcome == .problem)
        #expect(found.first?.advice?.contains(advice) == true)
        #expect(network.requests.withLock { $0.count } == 1)
    }

    @Test(arguments: ["http://login.example.test", "https://127.0.0.1", "https://[::1]:8443"])
    func `a forbidden address is not contacted`(issuer: String) async throws {
        let network = Network { _ in OutboundResponse(status: 200) }
        let found = try await findings(network) { $0.issuer = issuer }
        #expect(found.map(\.outcome) == [.problem])
        #expect(network.requests.withLock { $0.isEmpty })
    }

    @Test(arguments: [
        (OutboundResponse(status: 302), "redirects"), (OutboundResponse(status: 404), "404"),
        (OutboundResponse(status: 500), "500"),
        (OutboundResponse(status: 200, body: Array("<html>".utf8)), "no JSON"),
        (OutboundResponse(status: 200, body: Array("[]".utf8)), "no JSON"),
    ])
    func `a response that is no discovery document is a problem`(
        answer: OutboundResponse,
        text: String
    ) async throws {
        let network = try answering("/.well-known/openid-configuration") { answer }
        let found = try await findings(network)
        #expect(found.map(\.check) == [.discovery])
        #expect(found.first?.outcome == .problem && found.first?.text.contains(text) == true)
    }

    /// A change of the discovery document, and what it leads to.
    struct Part: Sendable {
        let name: String
        let value: String?
        let check: ProviderFinding.Check
        let outcome: ProviderFinding.Outcome

        init(
            _ name: String,
            _ value: String?,
            _ check: ProviderFinding.Check,
            _ outcome: ProviderFinding.Outcome
        ) {
            self.name = name
            self.value = value
            self.check = check
            self.outcome = outcome
        }
    }

    private static let parts = [
        Part("issuer", #""https://login.example.test/""#, .issuer, .problem),
        Part("issuer", nil, .issuer, .problem),
        Part("authorization_endpoint", nil, .signInPage, .problem),
        Part("authorization_endpoint", #""http://login.example.test/a""#, .signInPage, .problem),
        Part("authorization_endpoint", #""javascript:alert(1)""#, .signInPage, .problem),
        Part("response_types_supported", #"["token"]"#, .signInPage, .warning),
        Part("id_token_signing_alg_values_supported", #"["HS256"]"#, .algorithms, .problem),
        Part("id_token_signing_alg_values_supported", nil, .algorithms, .warning),
        Part("jwks_uri", nil, .keys, .problem),
        Part("jwks_uri", #""https://login.example.test/none""#, .keys, .problem),
        Part("jwks_uri", #""https://10.0.0.1/keys""#, .keys, .problem),
        Part("token_endpoint", nil, .tokenEndpoint, .problem),
        Part("token_endpoint", #""https://192.168.1.1/token""#, .tokenEndpoint, .problem),
    ]

    @Test(arguments: parts)
    func `each part of the document is examined`(part: Part) async throws {
        let network = try answering("/.well-known/openid-configuration") {
            Self.metadata([part.name: part.value])
        }
        let found = try await findings(network, secret: Self.secretText)
        #expect(outcomes(found)[part.check] == part.outcome.rawValue)
    }

    @Test func `the secret is not sent if the document names another issuer`() async throws {
        let network = try answering("/.well-known/openid-configuration") {
            Self.metadata(["issuer": #""https://evil.example""#])
        }
        let found = try await findings(network, secret: Self.secretText)
        #expect(outcomes(found)[.issuer] == "problem")
        #expect(network.requests.withLock { !$0.contains { $0.url.text.hasSuffix("/token") } })
    }

    @Test(arguments: [
        (#"{"error":"invalid_grant"}"#, 400, "good"),
        (#"{"error":"invalid_client"}"#, 401, "problem"),
        (#"{"error":"unauthorized_client"}"#, 400, "problem"), ("", 401, "problem"),
        (#"{"error":"invalid_request"}"#, 400, "warning"), ("<html>", 500, "warning"),
        (#"{"error":"<script>\u202e"}"#, 400, "warning"),
    ])
    func `the answer to a made-up code says whether the secret is right`(
        body: String,
        status: Int,
        outcome: String
    ) async throws {
        let network = try answering("/token") {
            OutboundResponse(status: status, body: Array(body.utf8))
        }
        let found = try await findings(network, secret: Self.secretText) { $0.usesCode = true }
        #expect(outcomes(found)[.clientSecret] == outcome)
        #expect(!found.contains { $0.text.contains("\u{202e}") })
    }

    @Test func `keys that cannot verify ID tokens are a problem`() async throws {
        let key = try TestKey.rs256("key-1").published
        let useless: [[String: String]] = [
            ["kty": "oct", "kid": "a", "k": "c2VjcmV0"], key.merging(["use": "enc"]) { $1 },
        ]
        let body = Array(try JSONEncoder().encode(["keys": useless]))
        let network = try answering("/keys") { OutboundResponse(status: 200, body: body) }
        #expect(outcomes(try await findings(network))[.keys] == "problem")
    }

    @Test(arguments: [
        (Self.now.seconds + 86_400 * 90, TestIssuer.clientID, "good"),
        (Self.now.seconds + 86_400, TestIssuer.clientID, "warning"),
        (Self.now.seconds, TestIssuer.clientID, "problem"),
        (Int64.max, TestIssuer.clientID, "problem"),
        (Self.now.seconds + 86_400 * 90, "other", "problem"),
    ])
    func `the end of Apple's client secret is found`(
        expiry: Int64,
        subject: String,
        outcome: String
    ) async throws {
        let claims = #"{"sub":"\#(subject)","exp":\#(expiry)}"#
        let token = [#"{"alg":"ES256","kid":"a"}"#, claims, "canary"]
            .map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".")
        let network = Network { request in
            request.method == .post
                ? Self.json(#"{"error":"invalid_grant"}"#, status: 400)
                : Self.metadata(["issuer": #""https://appleid.apple.com""#])
        }
        let found = try await findings(network, "apple.com", secret: token)
        #expect(outcomes(found)[.clientSecret] == outcome)
    }

    @Test func `a provider without ID tokens is not contacted`() async throws {
        let network = Network { _ in OutboundResponse(status: 200) }
        let found = try await findings(network, "github.com")
        #expect(found.map(\.outcome) == [.problem])
        #expect(network.requests.withLock { $0.isEmpty })
    }

    @Test func `a disabled provider is a warning`() async throws {
        let network = try answering("") { OutboundResponse(status: 404) }
        let found = try await findings(network) { $0.isEnabled = false }
        #expect(outcomes(found)[.configuration] == "warning")
    }

    @Test func `the end of a SAML certificate is found, and nothing is contacted`() async throws {
        let network = Network { _ in OutboundResponse(status: 200) }
        let certificate = try TestSAMLProvider().certificate
        let found = try await findings(network, "saml.test") { settings in
            settings.saml = SAMLSettings()
            settings.saml?.idpEntityID = TestSAMLProvider.entityID
            settings.saml?.spEntityID = "shop"
            settings.saml?.signInURL = TestSAMLProvider.signInURL
            settings.saml?.certificates = [certificate]
        }
        #expect(found.map(\.check) == [.signInPage, .certificate])
        #expect(found.map(\.outcome) == [.good, .warning])
        #expect(found.last?.text == "Certificate 1 ended on 1970-01-02.")
        #expect(network.requests.withLock { $0.isEmpty })
    }

    @Test func `an incomplete SAML provider is a problem, and nothing is contacted`()
        async throws
    {
        let network = Network { _ in OutboundResponse(status: 200) }
        let found = try await findings(network, "saml.test") { settings in
            settings.saml = SAMLSettings()
        }
        #expect(found.map(\.outcome) == [.problem])
        #expect(network.requests.withLock { $0.isEmpty })
    }
}
