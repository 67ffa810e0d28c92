import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import Crypto
import DialtoneTestSupport
import Testing

struct MessageBirdCallbackTests {
    private static let key = "36efdd1aace2e26cd490f0d951138253bef2f7c6d34d18981da781555cc4cebb"
    private static let moment = Timestamp(seconds: 1_625_479_200)
    private static let start =
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9."
        + "eyJpc3MiOiJNZXNzYWdlQmlyZCIsIm5iZiI6MTYyNTQ3"

    private func admits(
        _ url: String,
        _ token: String,
        body: String = "",
        at moment: Timestamp = moment
    ) -> Result<Bool, CallbackProblem> {
        let signature = MessageBirdSignature(key: GatewaySecret(text: Self.key))
        let headers = ["messagebird-signature-jwt": token]
        do throws(CallbackProblem) {
            return .success(
                try signature.admits(
                    .sample(
                        body.isEmpty ? "GET" : "POST",
                        url: url,
                        headers: headers,
                        body: body,
                        at: moment
                    )
                )
            )
        } catch {
            return .failure(error)
        }
    }

    /// The reference tokens with which MessageBird's libraries are tested.
    @Test func `MessageBird's reference tokens verify as in its own libraries`() {
        let plain =
            Self.start + "OTIwMCwiZXhwIjoxNjI1NDc5MjYwLCJqdGkiOiI1OWEyNDRkYy1lOWFkLTRlMjMtOTc3OC0z"
            + "NzFmYWEyMzhmNzIiLCJ1cmxfaGFzaCI6IjBmMTE1ZGIwNjJiN2MwZGQwMzBiMTY4NzhjOTlkZWE1YzM1"
            + "NGI0OWRjMzdiMzhlYjg4NDYxNzljNzc4M2U5ZDcifQ."
            + "6Fp0rVOsRr1fj9S2GidXAfkmPVofKr8_RTffC6G6r2E"
        #expect(admits("https://example.com/", plain) == .success(true))
        #expect(admits("https://example.com/x", plain) == .failure(.badSignature))
        #expect(admits("https://example.com/", plain, body: "more") == .failure(.badSignature))
        let late = Self.moment + .minutes(2)
        #expect(admits("https://example.com/", plain, at: late) == .failure(.stale))
        let early = Self.moment - .minutes(2)
        #expect(admits("https://example.com/", plain, at: early) == .failure(.stale))
        let withBody =
            Self.start + "OTIwMCwiZXhwIjoxNjI1NDc5MjYwLCJqdGkiOiI5M2U1NTAwNi1hMGU4LTQ1MjYtYTE5MC1m"
            + "YTVmZjAwZWExMTYiLCJ1cmxfaGFzaCI6IjQxZjA1ZjBkZGQwYTIyYWIyMDlhYzQ2ZjQ3YzQ1NzJkOWNl"
            + "ZmEyNTdlZDc0YjI0MDA0YmFlNzUzZWNlNmMyNjAiLCJwYXlsb2FkX2hhc2giOiJkZmZkNjAyMWJiMmJk"
            + "NWIwYWY2NzYyOTA4MDllYzNhNTMxOTFkZDgxYzdmNzBhNGIyODY4OGEzNjIxODI5ODZmIn0."
            + "_H--TOuYFLpeEH39-rg5E3IHVkjHozBcaKVWPRC5m9I"
        let url = "https://example.com/path?bar=1&foo=2"
        #expect(admits(url, withBody, body: "Hello, World!") == .success(true))
        #expect(admits(url, withBody, body: "Hello, World?") == .failure(.badSignature))
        let otherOrder = "https://example.com/path?foo=1&bar=2"
        #expect(admits(otherOrder, withBody, body: "Hello, World!") == .failure(.badSignature))
    }

    private static let report = [
        (name: "id", value: "e8077d80"),
        (name: "reference", value: SMSAttempt.sampleReference.text),
        (name: "recipient", value: "16505550101"), (name: "status", value: "delivery_failed"),
        (name: "statusDatetime", value: "2026-09-21T13:00:00+00:00"),
        (name: "statusErrorCode", value: "5"), (name: "statusReason", value: "unknown subscriber"),
        (name: "mccmnc", value: "310260"), (name: "price[amount]", value: "0.0065"),
        (name: "price[currency]", value: "EUR"),
    ]

    private func callback(
        _ fields: [(name: String, value: String)] = report,
        key: String = key,
        algorithm: String = "HS256",
        by hash: KeyedHash = .sha256,
        claims: [String: JSONValue] = [:]
    ) -> GatewayCallback {
        let url = SMSAttempt.sampleStatusURL + "?" + FormText.encode(fields)
        let now = StoppedClock.start.seconds
        let claims: [String: JSONValue] = [
            "iss": .string("MessageBird"), "nbf": .integer(now), "exp": .integer(now + 60),
            "jti": .string("one"),
            "url_hash": .string(Hex.encode(SHA256.hash(data: Array(url.utf8)))),
        ].merging(claims) { $1 }
        let token = HMACToken.text(claims, key: key, algorithm: algorithm, by: hash)
        return .sample("GET", url: url, headers: ["messagebird-signature-jwt": token])
    }

    private func gateway(_ plan: GatewayPlan = .messageBird) throws -> any SMSGateway {
        try plan.gateway(at: "https://rest.messagebird.com")
    }

    @Test(arguments: [("HS256", KeyedHash.sha256), ("HS384", .sha384), ("HS512", .sha512)])
    func `every field of a signed report is read`(
        algorithm: String,
        hash: KeyedHash
    ) async throws {
        let outcome = await GatewayCallback.outcome(
            of: try gateway(),
            callback(algorithm: algorithm, by: hash)
        )
        let expected = DeliveryEvent(
            gatewayName: "test-messagebird",
            gatewayMessageID: "e8077d80",
            attempt: SMSAttempt.sampleReference,
            state: .failed,
            code: "5",
            reason: .invalidNumber,
            network: "310260",
            price: Money(micros: 6_500, currency: "EUR"),
            at: try #require(Timestamp(iso8601: "2026-09-21T13:00:00Z"))
        )
        #expect(outcome == .success([expected]))
    }

    @Test(arguments: [
        ("sent", DeliveryState.accepted), ("buffered", .accepted), ("delivered", .delivered),
        ("expired", .failed),
    ])
    func `statuses map to delivery states`(status: String, state: DeliveryState) async throws {
        let callback = callback([("id", "a"), ("status", status)])
        let outcome = await GatewayCallback.outcome(of: try gateway(), callback)
        #expect(try outcome.get().map(\.state) == [state])
    }

    @Test func `a repeated report reports no events`() async throws {
        let gateway = try gateway()
        let first = await GatewayCallback.outcome(of: gateway, callback())
        #expect(try first.get().count == 1)
        let second = await GatewayCallback.outcome(of: gateway, callback())
        #expect(second == .success([]))
    }

    @Test func `forged tokens are refused`() async throws {
        let forged = [
            callback(key: "guess"),
            callback(algorithm: "none"),
            callback(algorithm: "HS1", by: .sha1),
            callback(claims: ["iss": .string("Somebody")]),
            callback(claims: ["url_hash": .string("00")]),
            GatewayCallback.sample("GET", url: SMSAttempt.sampleStatusURL),
        ]
        for callback in forged {
            let outcome = await GatewayCallback.outcome(of: try gateway(), callback)
            #expect(outcome == .failure(.badSignature))
        }
    }

    @Test func `without a signing key only the secret address protects callbacks`() async throws {
        let gateway = try gateway(.messageBird.hiding(["signingKey": ""]))
        let url = SMSAttempt.sampleStatusURL + "?" + FormText.encode(Self.report)
        let outcome = await GatewayCallback.outcome(of: gateway, .sample("GET", url: url))
        #expect(try outcome.get().map(\.state) == [.failed])
    }
}
