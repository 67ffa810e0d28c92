import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation
import Testing

struct PlivoCallbackTests {
    private static let base = "https://auth.example.com/callbacks/sms/plivo/abc"

    private static let form = [
        (name: "To", value: "16505550101"), (name: "MessageUUID", value: "u1"),
        (name: "Status", value: "delivered"),
    ]

    private func isGood(_ callback: GatewayCallback, token: String = "tokenABC123") -> Bool {
        do throws(CallbackProblem) {
            try PlivoSignature(token: GatewaySecret(text: token)).check(callback)
            return true
        } catch {
            return false
        }
    }

    private func headers(_ signature: String) -> [String: String] {
        ["x-plivo-signature-v3": signature, "x-plivo-signature-v3-nonce": "12345"]
    }

    /// The signatures that Plivo's own Python library (4.63.0) makes for these requests.
    @Test func `the signatures of Plivo's library verify`() {
        let plain = headers("/9WPlZB3igbFKUTN2xuwiC97VgZXx8fJLZy3gsXxlRY=")
        #expect(isGood(.sample(url: Self.base, headers: plain, form: Self.form)))
        let query = headers("DtwOFrAIVBLXAJIyP5M7kpNbgncEg48ULowyMr7YhRs=")
        let url = Self.base + "?b=2&a=1"
        #expect(isGood(.sample(url: url, headers: query, form: Self.form)))
        let get = headers("OW0XauLj7HwDbH0+yH7rOnhQeRwt024OrvcTNlZNtmE=")
        #expect(isGood(.sample("GET", url: url, headers: get)))
        let escaped = headers("fLTuUtNtdRrVrwT5I89UvYQ7u+J9i4W5bpe9PBWjTzg=")
        let spaced = Self.base + "?b=x%20y&a=1"
        #expect(isGood(.sample(url: spaced, headers: escaped, form: [("Text", "a b+c")])))
        let empty = headers("8rq6zNqzWEFqQuFBhTTsPH0Ky5AEtDMR9m5PsZATMYU=")
        #expect(isGood(.sample(url: Self.base, headers: empty)))
    }

    @Test func `one valid signature among several is enough, in either header`() {
        let good = "/9WPlZB3igbFKUTN2xuwiC97VgZXx8fJLZy3gsXxlRY="
        let several = headers("AAAA, \(good)")
        #expect(isGood(.sample(url: Self.base, headers: several, form: Self.form)))
        let main = ["x-plivo-signature-ma-v3": good, "x-plivo-signature-v3-nonce": "12345"]
        #expect(isGood(.sample(url: Self.base, headers: main, form: Self.form)))
    }

    @Test func `changed and unsigned callbacks are refused`() {
        let good = headers("/9WPlZB3igbFKUTN2xuwiC97VgZXx8fJLZy3gsXxlRY=")
        let changed = Self.form.dropLast() + [(name: "Status", value: "failed")]
        #expect(!isGood(.sample(url: Self.base, headers: good, form: Array(changed))))
        #expect(!isGood(.sample(url: Self.base + "/x", headers: good, form: Self.form)))
        #expect(!isGood(.sample(url: Self.base, headers: good, form: Self.form), token: "guess"))
        var other = good
        other["x-plivo-signature-v3-nonce"] = "54321"
        #expect(!isGood(.sample(url: Self.base, headers: other, form: Self.form)))
        #expect(!isGood(.sample(url: Self.base, form: Self.form)))
    }

    private func events(
        _ form: [(name: String, value: String)],
        url: String = SMSAttempt.sampleStatusURL,
        claiming claimed: String? = nil
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        let unsigned = GatewayCallback.sample(url: url, form: form)
        let text = PlivoSignature.signedText(of: unsigned) + ".n1"
        let code = KeyedHash.sha256.code(of: Array(text.utf8), key: Array("tokenABC123".utf8))
        let gateway = try GatewayPlan.plivo.gateway(at: "https://api.plivo.com")
        let headers = [
            "x-plivo-signature-v3": Data(code).base64EncodedString(),
            "x-plivo-signature-v3-nonce": "n1",
        ]
        return await GatewayCallback.outcome(
            of: gateway,
            .sample(url: claimed ?? url, headers: headers, form: form)
        )
    }

    @Test func `every field of a receipt is read`() async throws {
        let outcome = try await events([
            ("MessageUUID", "part"), ("ParentMessageUUID", "whole"), ("Status", "undelivered"),
            ("ErrorCode", "450"), ("MCC", "310"), ("MNC", "260"), ("TotalAmount", "0.0055"),
        ])
        let expected = DeliveryEvent(
            gatewayName: "test-plivo",
            gatewayMessageID: "whole",
            state: .failed,
            code: "450",
            reason: .blockedRegion,
            network: "310260",
            price: Money(micros: 5_500, currency: "USD"),
            at: StoppedClock.start
        )
        #expect(outcome == .success([expected]))
    }

    @Test func `the attempt in the signed address is accepted`()
        async throws
    {
        let form = [(name: "MessageUUID", value: "u"), (name: "Status", value: "delivered")]
        let url = SMSAttempt.sampleAttemptURL
        let events = try await events(form, url: url).get()
        #expect(events.map(\.attempt) == [SMSAttempt.sampleReference])
        let changed = try await self.events(form, claiming: url)
        #expect(changed == .failure(.badSignature))
    }

    @Test(arguments: [
        ("queued", DeliveryState.accepted), ("sent", .accepted), ("delivered", .delivered),
        ("failed", .failed), ("undelivered", .failed),
    ])
    func `statuses map to delivery states`(status: String, state: DeliveryState) async throws {
        let form = [("MessageUUID", "u"), ("Status", status), ("ErrorCode", "000")]
        let events = try await events(form.map { ($0.0, $0.1) }).get()
        #expect(events.map(\.state) == [state])
        #expect(events.map(\.code) == [nil])
    }
}
