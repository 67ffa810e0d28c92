import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

@testable import DialtoneServer

/// The admin calls for keys of challenge vendors and for test pushes.
struct CaptchaKeyTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/captchaKeys"

    private func save(_ body: JSONValue, on server: TestServer) async throws -> Answer {
        try await server.post(Self.path, body, headers: TestServer.owner)
    }

    private func delete(_ rest: String, on server: TestServer) async throws -> Answer {
        try await server.request(.delete, Self.path + rest, headers: TestServer.owner)
    }

    @Test func `keys of a vendor are saved, listed without the secret and deleted`() async throws {
        let setup = ServerSetup { $0.settings.appVerification.common.challenge.vendor = .turnstile }
        try await withServer(setup) { server in
            let plain: JSONValue = [
                "vendor": "TURNSTILE", "siteKey": "0x4AAA", "secretKey": "canary-secret",
            ]
            #expect(try await save(plain, on: server).status == 200)
            let enterprise: JSONValue = [
                "vendor": "RECAPTCHA_ENTERPRISE", "siteKey": "6LeX", "secretKey": "canary-key",
                "cloudProject": "shop-1", "minimumScore": .number(0.7), "givesScores": true,
                "platform": "ios",
            ]
            #expect(try await save(enterprise, on: server).status == 200)
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            #expect(!listed.text.contains("canary"))
            guard case .array(let keys) = try listed.json["captchaKeys"] else {
                Issue.record("no list")
                return
            }
            let found = try #require(keys.first { $0["vendor"] == "RECAPTCHA_ENTERPRISE" })
            #expect(found["platform"] == "ios" && found["cloudProject"] == "shop-1")
            #expect(found["minimumScore"] == .number(0.7) && found["givesScores"] == true)
            #expect(keys.contains { $0["siteKey"] == "0x4AAA" && $0["createTime"] != .null })
            #expect(try await delete("/RECAPTCHA_ENTERPRISE", on: server).status == 404)
            let gone = try await delete("/RECAPTCHA_ENTERPRISE?platform=ios", on: server)
            #expect(gone.status == 200)
            #expect(try await delete("/TURNSTILE", on: server).status == 200)
            let vendor = try await server.project.settings.appVerification.common.challenge.vendor
            #expect(vendor == .proofOfWork)
        }
    }

    @Test(
        arguments: [
            ["vendor": "PROOF_OF_WORK", "siteKey": "a", "secretKey": "b"],
            ["vendor": "TURNSTILE", "siteKey": "<script>", "secretKey": "b"],
            ["vendor": "TURNSTILE", "siteKey": "a", "secretKey": ""],
            ["vendor": "TURNSTILE", "siteKey": "a", "secretKey": "b", "cloudProject": "shop-1"],
            [
                "vendor": "TURNSTILE", "siteKey": "a", "secretKey": "b",
                "minimumScore": .number(0.5),
            ],
            ["vendor": "TURNSTILE", "siteKey": "a", "secretKey": "b", "platform": "ios"],
            ["vendor": "RECAPTCHA_ENTERPRISE", "siteKey": "a", "secretKey": "b"],
            [
                "vendor": "RECAPTCHA_ENTERPRISE", "siteKey": "a", "secretKey": "b",
                "cloudProject": "shop-1", "minimumScore": .number(2),
            ],
        ] as [JSONValue]
    )
    func `keys that a vendor cannot have are refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await save(body, on: server)
            #expect(answer.status == 400)
        }
    }

    @Test func `a test push returns Apple's answer`() async throws {
        try await PushSetup.run { push in
            func test(_ body: JSONValue) async throws -> Answer {
                try await push.server.post(
                    "/dialtone/v1/projects/\(TestServer.projectID)/apnsCredentials:test",
                    body,
                    headers: TestServer.owner
                )
            }
            let unknown: JSONValue = [
                "bundleId": .string(PushSetup.bundleID), "environment": "production",
                "deviceToken": .string(String(repeating: "00", count: 32)),
            ]
            let refused = try await test(unknown)
            #expect(refused.status == 200)
            #expect(try refused.json["isAccepted"] == false)
            #expect(try refused.json["reason"] != .null && refused.json["remedy"] != .null)
            let wrong: JSONValue = [
                "bundleId": .string(PushSetup.bundleID), "deviceToken": "device",
            ]
            #expect(try await test(wrong).status == 400)
        }
    }
}
