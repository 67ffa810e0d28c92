import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation
import Testing

struct TwilioCallbackTests {
    private static let token = GatewaySecret(text: "12345")

    /// The example of Twilio's documentation, and what Twilio's own libraries test with.
    private static let form = [
        (name: "Digits", value: "1234"), (name: "CallSid", value: "CA1234567890ABCDE"),
        (name: "To", value: "+18005551212"), (name: "Caller", value: "+14158675309"),
        (name: "From", value: "+14158675309"),
    ]

    private func isGood(_ callback: GatewayCallback) -> Bool {
        do throws(CallbackProblem) {
            try TwilioSignature(token: Self.token).check(callback)
            return true
        } catch {
            return false
        }
    }

    @Test(arguments: [
        ("https://mycompany.com/myapp.php?foo=1&bar=2", "RSOYDt4T1cUTdK1PDd93/VVr8B8="),
        ("https://mycompany.com:1234/myapp.php?foo=1&bar=2", "RSOYDt4T1cUTdK1PDd93/VVr8B8="),
        ("https://mycompany.com/myapp.php?foo=1&bar=2", "kvajT1Ptam85bY51eRf/AJRuM3w="),
        ("http://mycompany.com/myapp.php?foo=1&bar=2", "0ZXoZLH/DfblKGATFgpif+LLRf4="),
        ("http://mycompany.com:1234/myapp.php?foo=1&bar=2", "Zmvh+3yNM1Phv2jhDCwEM3q5ebU="),
    ])
    func `signatures from Twilio's own tests verify, with and without the port`(
        url: String,
        signature: String
    ) {
        let headers = ["x-twilio-signature": signature]
        #expect(isGood(.sample(url: url, headers: headers, form: Self.form)))
        let other = url.replacing("foo=1", with: "foo=2")
        #expect(!isGood(.sample(url: other, headers: headers, form: Self.form)))
        let changed = Self.form.dropLast() + [(name: "From", value: "+14158675300")]
        #expect(!isGood(.sample(url: url, headers: headers, form: Array(changed))))
    }

    @Test(arguments: [
        (
            "https://mycompany.com/myapp.php?foo=1&bar=2&bodySHA256=",
            "a9nBmqA0ju/hNViExpshrM61xv4="
        ),
        ("https://mycompany.com/myapp.php?bodySHA256=", "y77kIzt2vzLz71DgmJGsen2scGs="),
    ])
    func `a body that is not a form is signed by its digest`(prefix: String, signature: String) {
        let url =
            prefix + "0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620"
        let headers = ["x-twilio-signature": signature, "content-type": "application/json"]
        let body = #"{"property": "value", "boolean": true}"#
        #expect(isGood(.sample(url: url, headers: headers, body: body)))
        #expect(!isGood(.sample(url: url, headers: headers, body: body + " ")))
    }

    private func events(
        _ form: [(name: String, value: String)],
        signedWith token: String = "twilio-auth-token",
        url: String = SMSAttempt.sampleStatusURL,
        claiming claimed: String? = nil
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        let text = url + form.sorted { $0.name < $1.name }.map { $0.name + $0.value }.joined()
        let code = KeyedHash.sha1.code(of: Array(text.utf8), key: Array(token.utf8))
        let headers = ["x-twilio-signature": Data(code).base64EncodedString()]
        let gateway = try GatewayPlan.twilio.gateway(at: "https://api.twilio.com")
        return await GatewayCallback.outcome(
            of: gateway,
            .sample(url: claimed ?? url, headers: headers, form: form)
        )
    }

    @Test(arguments: [
        ("queued", DeliveryState.accepted), ("sent", .accepted), ("delivered", .delivered),
        ("read", .delivered), ("undelivered", .failed), ("failed", .failed),
    ])
    func `statuses map to delivery states`(status: String, state: DeliveryState) async throws {
        let events = try await events([("MessageSid", "SM1"), ("MessageStatus", status)]).get()
        #expect(events.map(\.state) == [state])
        #expect(events.map(\.gatewayMessageID) == ["SM1"])
        #expect(events.map(\.gatewayName) == ["test-twilio"])
    }

    @Test func `a failure receipt has the carrier's reason and time`() async throws {
        let events = try await events([
            ("MessageSid", "SM1"), ("MessageStatus", "undelivered"), ("ErrorCode", "30005"),
            ("RawDlrDoneDate", "2609211325"),
        ]).get()
        let event = try #require(events.first)
        #expect(event.code == "30005")
        #expect(event.reason == .invalidNumber)
        #expect(event.at == Timestamp(iso8601: "2026-09-21T13:25:00Z"))
    }

    @Test func `statuses that do not concern delivery are ignored`() async throws {
        let outcome = try await events([("MessageSid", "SM1"), ("MessageStatus", "receiving")])
        #expect(outcome == .success([]))
    }

    @Test func `a callback signed with another token or for another address is refused`()
        async throws
    {
        let form = [
            (name: "MessageSid", value: "SM1"), (name: "MessageStatus", value: "delivered"),
        ]
        #expect(try await events(form, signedWith: "guess") == .failure(.badSignature))
        let elsewhere = "https://evil.example.com/"
        let moved = try await events(form, url: elsewhere, claiming: SMSAttempt.sampleStatusURL)
        #expect(moved == .failure(.badSignature))
    }

    @Test func `the attempt in the signed address is accepted`()
        async throws
    {
        let form = [
            (name: "MessageSid", value: "SM1"), (name: "MessageStatus", value: "delivered"),
        ]
        let url = SMSAttempt.sampleAttemptURL
        let events = try await events(form, url: url).get()
        #expect(events.map(\.attempt) == [SMSAttempt.sampleReference])
        let changed = try await self.events(form, claiming: url)
        #expect(changed == .failure(.badSignature))
    }

    @Test func `a callback without a message ID is malformed`() async throws {
        let outcome = try await events([("MessageStatus", "delivered")])
        #expect(outcome == .failure(.malformed("MessageSid is missing")))
    }
}
