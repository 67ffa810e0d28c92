import DialtoneModel
import Foundation
import Testing

struct WebhookSecretTests {
    @Test func `the signature is HMAC-SHA256 over ID, time and body`() throws {
        // The example of the Standard Webhooks libraries; `openssl dgst -hmac` agrees.
        let secret = try #require(WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        let signature = secret.signature(
            id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
            timestamp: 1_614_265_330,
            body: Data(#"{"test": 2432232314}"#.utf8)
        )
        #expect(signature == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
    }

    @Test(arguments: [
        "", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_not base64!", "whsec_c2hvcnQ=",
        "whsec_" + Data(repeating: 7, count: 65).base64EncodedString(),
    ])
    func `an invalid webhook secret is refused`(text: String) {
        #expect(WebhookSecret(text) == nil)
    }

    @Test func `printing a secret does not show it`() throws {
        let secret = try #require(WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        #expect("\(secret)" == "WebhookSecret(•••)")
    }
}
