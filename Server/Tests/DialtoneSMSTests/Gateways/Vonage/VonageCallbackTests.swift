import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import Crypto
import DialtoneTestSupport
import Testing

struct VonageCallbackTests {
    private static let secret = GatewaySecret(text: "signature_secret")

    /// From Vonage's own libraries; the others were calculated by the same rule in Python.
    @Test(arguments: [
        ("md5", "724c2bf6ca423c36e20631b11d1c5753"),
        ("sha1", "e4ebfd0ecd877fed7b414b5c87d0d7dfebb10a19"),
        ("sha256", "280c4320703dbc98bfa22db676655ed2acfbfe8792b062ff7622e67f1183c287"),
        (
            "sha512",
            "740ea4cd4c004c619d3b4cf060484278290d43d2b9d6693ada7b4c4ac48b18f3"
                + "9675710a5a878cde6f4349bd19e8b8e033e3f0b4816b805a969e0f24ae726292"
        ),
        ("md5hash", "d72f75ac8cda9bbce891c4fa62bee6cd"),
    ])
    func `signatures match those of Vonage's libraries`(method: String, expected: String) throws {
        let method = try #require(VonageSignature.Method(method))
        let signature = VonageSignature(secret: Self.secret, method: method)
        let parameters = [
            (name: "param2", value: "value2"), (name: "timestamp", value: "1234567890"),
            (name: "param1", value: "value1"),
        ]
        #expect(Hex.encode(signature.code(of: parameters)) == expected)
        #expect(signature.isGood(parameters + [("sig", expected.uppercased())]))
        #expect(!signature.isGood(parameters + [("param3", "x"), ("sig", expected)]))
    }

    @Test func `ampersands and equals signs within values are signed as underscores`() {
        let signature = VonageSignature(secret: Self.secret, method: .keyed(.md5))
        let code = signature.code(of: [
            ("param1", "value&1"), ("param2", "value=2"), ("timestamp", "1234567890"),
        ])
        #expect(Hex.encode(code) == "2bbf0abafb2c55e5af6231513896a2ac")
    }

    private static let receipt = [
        (name: "msisdn", value: "16505550101"), (name: "to", value: "Acme"),
        (name: "network-code", value: "23410"), (name: "messageId", value: "0C000000217B7F02"),
        (name: "price", value: "0.03330000"), (name: "status", value: "failed"),
        (name: "scts", value: "2609211300"), (name: "err-code", value: "3"),
        (name: "api-key", value: "abcd1234"),
        (name: "client-ref", value: SMSAttempt.sampleReference.text + ".2"),
    ]

    private func signed(
        _ fields: [(name: String, value: String)] = receipt,
        at moment: Timestamp = StoppedClock.start
    ) -> [(name: String, value: String)] {
        let all = fields + [("timestamp", String(moment.seconds)), ("nonce", "abc")]
        let signature = VonageSignature(secret: Self.secret, method: .keyed(.sha256))
        return all + [("sig", Hex.encode(signature.code(of: all)))]
    }

    private func events(
        _ callback: GatewayCallback,
        _ plan: GatewayPlan = .vonage.setting(["signatureMethod": "sha256"])
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        let gateway = try plan.gateway(at: "https://rest.nexmo.com")
        return await GatewayCallback.outcome(of: gateway, callback)
    }

    private func query(_ fields: [(name: String, value: String)]) -> GatewayCallback {
        .sample("GET", url: SMSAttempt.sampleStatusURL + "?" + FormText.encode(fields))
    }

    @Test func `every field of a signed receipt is read`() async throws {
        let expected = DeliveryEvent(
            gatewayName: "test-vonage",
            gatewayMessageID: "0C000000217B7F02",
            attempt: AttemptReference(SMSAttempt.sampleReference.attemptID, partCount: 2),
            state: .failed,
            code: "3",
            reason: .unreachable,
            network: "23410",
            price: Money(micros: 33_300, currency: "EUR"),
            at: try #require(Timestamp(iso8601: "2026-09-21T13:00:00Z"))
        )
        #expect(try await events(query(signed())) == .success([expected]))
        #expect(try await events(.sample(form: signed())) == .success([expected]))
        let members = signed().map { #""\#($0.name)":"\#($0.value)""# }.joined(separator: ",")
        let json = GatewayCallback.sample(
            headers: ["content-type": "application/json"],
            body: "{\(members)}"
        )
        #expect(try await events(json) == .success([expected]))
    }

    @Test(arguments: [
        ("accepted", DeliveryState.accepted), ("buffered", .accepted), ("delivered", .delivered),
        ("rejected", .failed), ("expired", .failed),
    ])
    func `statuses map to delivery states`(status: String, state: DeliveryState) async throws {
        let fields = [(name: "messageId", value: "A"), (name: "status", value: status)]
        let events = try await events(query(signed(fields))).get()
        #expect(events.map(\.state) == [state])
    }

    @Test func `changed, unsigned and foreign receipts are refused`() async throws {
        var changed = signed()
        changed[5].value = "delivered"
        #expect(try await events(query(changed)) == .failure(.badSignature))
        #expect(try await events(query(Self.receipt)) == .failure(.badSignature))
        let doubled = signed() + [(name: "status", value: "delivered")]
        #expect(try await events(query(doubled)) == .failure(.badSignature))
        var foreign = Self.receipt
        foreign[8].value = "other"
        #expect(try await events(query(signed(foreign))) == .failure(.badSignature))
    }

    @Test func `an old receipt is stale`() async throws {
        let old = signed(at: StoppedClock.start - .minutes(6))
        #expect(try await events(query(old)) == .failure(.stale))
        let future = signed(at: StoppedClock.start + .minutes(6))
        #expect(try await events(query(future)) == .failure(.stale))
    }

    @Test func `without a signature secret only the secret address protects callbacks`()
        async throws
    {
        let plan = GatewayPlan.vonage.hiding(["signatureSecret": ""])
        let events = try await events(query(Self.receipt), plan).get()
        #expect(events.map(\.state) == [.failed])
    }

    private func token(_ body: String, _ claims: [String: JSONValue] = [:]) -> GatewayCallback {
        let digest = Hex.encode(SHA256.hash(data: Array(body.utf8)))
        let claims: [String: JSONValue] = [
            "iat": .integer(StoppedClock.start.seconds), "jti": .string("j1"),
            "iss": .string("Vonage"), "api_key": .string("abcd1234"),
            "payload_hash": .string(digest),
        ].merging(claims) { $1 }
        return .sample(
            headers: [
                "authorization": "Bearer " + HMACToken.text(claims, key: "signature_secret"),
                "content-type": "application/json",
            ],
            body: body
        )
    }

    @Test func `a token is valid only for the body whose digest it holds`() async throws {
        let body = #"{"messageId":"A","status":"delivered"}"#
        let events = try await events(token(body)).get()
        #expect(events.map(\.state) == [.delivered])
        let other: [String: JSONValue] = [
            "payload_hash": .string(String(repeating: "0", count: 64))
        ]
        #expect(try await self.events(token(body, other)) == .failure(.badSignature))
        let old: [String: JSONValue] = ["iat": .integer(StoppedClock.start.seconds - 400)]
        #expect(try await self.events(token(body, old)) == .failure(.stale))
        let foreign: [String: JSONValue] = ["api_key": .string("other")]
        #expect(try await self.events(token(body, foreign)) == .failure(.badSignature))
    }

    @Test func `a token is valid for one callback`() async throws {
        let gateway = try GatewayPlan.vonage.gateway(at: "https://rest.nexmo.com")
        let callback = token(#"{"messageId":"A","status":"delivered"}"#)
        let first = await GatewayCallback.outcome(of: gateway, callback)
        #expect(try first.get().count == 1)
        let second = await GatewayCallback.outcome(of: gateway, callback)
        #expect(second == .failure(.stale))
    }

    @Test func `a token does not authenticate a query`() async throws {
        let fields = [(name: "messageId", value: "A"), (name: "status", value: "delivered")]
        let callback = GatewayCallback.sample(
            "GET",
            url: SMSAttempt.sampleStatusURL + "?" + FormText.encode(fields),
            headers: token("").headers
        )
        #expect(try await events(callback) == .failure(.badSignature))
    }
}
