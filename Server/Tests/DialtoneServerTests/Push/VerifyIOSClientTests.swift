import DialtoneBasics
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Testing

struct VerifyIOSClientTests {
    @Test func `the receipt and secret of a push allow a code to be sent`() async throws {
        try await PushSetup.run { push in
            let answer = try await push.verifyClient(push.team.phone)
            #expect(answer.status == 200)
            #expect(try answer.json["suggestedTimeout"] == "5")
            let receipt = try #require(try answer.json["receipt"].text)
            let first = await push.production.deliveries.first { _ in true }
            let delivered = try #require(first)
            let proof = try delivered.proof
            #expect(proof["receipt"].text == receipt)
            let secret = try #require(proof["secret"].text)
            let sent = try await push.send(receipt: receipt, secret: secret)
            #expect(sent.status == 200)
            #expect(try sent.json["appInstance"].text != nil)
            #expect(push.server.messages.count == 1)

            let other = try await push.send(receipt: receipt, secret: secret, to: "+16505550102")
            #expect(try other.errorCode == .invalidAppCredential)
            #expect(try other.reason == .proofForeign)
            let forged = try await push.send(receipt: receipt, secret: receipt)
            #expect(try forged.errorCode == .invalidAppCredential)
            #expect(try forged.reason == .proofInvalid)
            push.server.clock.advance(by: .hours(1))
            let late = try await push.send(receipt: receipt, secret: secret)
            #expect(try late.errorCode == .invalidAppCredential)
            #expect(try late.reason == .proofExpired)
        }
    }

    @Test func `a push that Apple accepted is reported with its environment`() async throws {
        try await PushSetup.run { push in
            let answer = try await push.verifyClient(push.team.phone)
            let receipt = try #require(try answer.json["receipt"].text)
            let status = try await push.status(of: receipt)
            #expect(status["state"] == "SENT")
            #expect(status["environment"] == "production")
            #expect(status["reason"] == .null)
            #expect(push.production.pushes.count == 1)
        }
    }

    @Test func `a push that Apple refused is reported with the reason and a hint`() async throws {
        try await PushSetup.run { push in
            let unknown = String(repeating: "c3", count: 32)
            let answer = try await push.verifyClient(unknown, isSandbox: true)
            let receipt = try #require(try answer.json["receipt"].text)
            let status = try await push.status(of: receipt)
            #expect(status["state"] == "REFUSED")
            #expect(status["reason"] == "BadDeviceToken")
            #expect(status["environment"] == "sandbox")
            #expect(status["remedy"].text?.contains("device token") == true)
        }
    }

    @Test func `a device that names the wrong environment still gets its push`() async throws {
        try await PushSetup.run { push in
            let answer = try await push.verifyClient(push.team.phone, isSandbox: true)
            let receipt = try #require(try answer.json["receipt"].text)
            let status = try await push.status(of: receipt)
            #expect(status["state"] == "SENT")
            #expect(status["environment"] == "production")
        }
    }

    @Test(arguments: IdentityToolkit.EndpointPath.verifyIOSClient.spellings)
    func `every path spelling of the call is accepted`(spelling: String) async throws {
        try await PushSetup.run { push in
            let answer = try await push.server.post(
                "\(spelling)?key=\(TestServer.apiKey)",
                ["appToken": .string(push.team.phone)],
                headers: PushSetup.headers
            )
            #expect(answer.status == 200)
            #expect(try answer.json["receipt"].text?.count == 43)
        }
    }

    @Test func `refusals have error codes on which stock SDKs fall back to the web page`()
        async throws
    {
        try await PushSetup.run(withKey: false) { push in
            let bare = try await push.server.call(.verifyIOSClient, [:], headers: PushSetup.headers)
            #expect(try bare.errorCode == .missingIOSAppToken)
            let keyless = try await push.verifyClient(push.team.phone)
            #expect(try keyless.errorCode == .invalidAppCredential)
            #expect(try keyless.reason == .proofNotConfigured)
            try await push.addKey()
            let malformed = try await push.verifyClient("hello")
            #expect(try malformed.errorCode == .invalidAppCredential)
            let nameless = try await push.verifyClient(push.team.phone, headers: [:])
            #expect(try nameless.errorCode == .invalidAppCredential)
            let foreign = try await push.verifyClient(
                push.team.phone,
                headers: [.bundleID: "com.example.foreign"]
            )
            #expect(try foreign.errorCode == .invalidAppCredential)
            #expect(try foreign.reason == .proofForeign)
            for _ in 0..<10 { _ = try await push.verifyClient(push.team.phone) }
            let tooMany = try await push.verifyClient(push.team.phone)
            #expect(try tooMany.errorCode == .invalidAppCredential)
            #expect(try tooMany.reason == .pushLimit)
        }
    }

    @Test func `another app cannot read the status of a push`() async throws {
        try await PushSetup.run { push in
            let answer = try await push.verifyClient(push.team.phone)
            let receipt = try answer.json["receipt"]
            let other = try await push.server.call(
                .pushStatus,
                ["receipt": receipt],
                key: TestServer.otherAPIKey,
                headers: PushSetup.headers
            )
            #expect(try other.errorCode == .invalidAppCredential)
            let bundle = try await push.server.call(
                .pushStatus,
                ["receipt": receipt],
                headers: [.bundleID: "com.example.foreign"]
            )
            #expect(try bundle.errorCode == .invalidAppCredential)
        }
    }

    @Test func `no log shows a device token, a receipt or a secret`() async throws {
        try await PushSetup.run { push in
            let answer = try await push.verifyClient(String(repeating: "c3", count: 32))
            let receipt = try #require(try answer.json["receipt"].text)
            _ = try await push.status(of: receipt)
            let pushed = try #require(push.production.pushes.first)
            let secret = try #require(try pushed.proof["secret"].text)
            let texts = push.server.logs.entries.map { "\($0)" }
            #expect(!texts.isEmpty)
            for text in texts {
                #expect(!text.contains("c3c3c3c3"))
                #expect(!text.contains(receipt))
                #expect(!text.contains(secret))
            }
        }
    }
}
