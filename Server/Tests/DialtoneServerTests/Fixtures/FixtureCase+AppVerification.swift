import Crypto
import DialtoneCore
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

extension FixtureCase {
    /// How apps prove themselves.
    static let appVerification = [
        FixtureCase("appVerification"),
        FixtureCase("verifyIosClient") { server in
            try await server.addKey()
            return [:]
        },
        FixtureCase("pushStatus") { ["receipt": try await $0.refusedPush()] },
        FixtureCase("admin.apnsCredentials.create") { _ in
            ["key": AppleTeam().key.pemRepresentation.replacing("\n", with: "\\n")]
        },
        FixtureCase("admin.apnsCredentials.certificate") { _ in
            var file = P12()
            file.app = "com.example.test"
            let bytes = try file.bytes(by: try TestAuthority())
            return [
                "certificate": Data(bytes).base64EncodedString(), "secret": file.password,
            ]
        },
        FixtureCase("admin.apnsCredentials.list") { server in
            try await server.addKey()
            return [:]
        },
        FixtureCase("admin.apnsCredentials.delete") { server in
            try await server.addKey()
            return [:]
        },
    ]
}

extension TestServer {
    fileprivate func addKey() async throws {
        let team = AppleTeam()
        let answer = try await post(
            "/dialtone/v1/projects/\(Self.projectID)/apnsCredentials",
            [
                "key": .string(team.key.pemRepresentation), "keyId": .string(team.keyID),
                "teamId": .string(team.teamID),
            ],
            headers: Self.owner
        )
        try #require(answer.status == 200, "\(answer.text)")
    }

    /// The receipt of a push that Apple refused.
    fileprivate func refusedPush() async throws -> String {
        try await addKey()
        let answer = try await call(
            .verifyIOSClient,
            ["appToken": "00ff"],
            headers: [.bundleID: PushSetup.bundleID]
        )
        let receipt = try #require(try answer.json["receipt"].text)
        let digest = try #require(PushReceipt.digest(of: receipt))
        try await store.write { data in
            guard let row = try data.pushReceipt(digest) else { return }
            try data.updateOutcome(of: row.ended(with: .refused(.badDeviceToken, .sandbox)))
        }
        return receipt
    }
}
