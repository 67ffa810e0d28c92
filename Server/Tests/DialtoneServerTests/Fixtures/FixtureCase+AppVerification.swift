import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

extension FixtureCase {
    /// Calls for app verification.
    static let appVerification = [
        FixtureCase("appVerification") { server in
            try await server.changeApp { $0.details.teamID = TestServer.teamID }
            return [:]
        },
        FixtureCase("appAttest.challenge"),
        FixtureCase(
            "appAttest.register",
            on: ServerSetup { $0.attestationAuthority = try? TestServer.authority.get() }
        ) { server in
            try await server.changeApp { $0.details.teamID = TestServer.teamID }
            let device = AttestingDevice(TestServer.appIdentifier)
            let challenge = try await server.appAttestChallenge()
            let attestation = try device.attestation(
                of: Array(SHA256.hash(data: Data(challenge.utf8))),
                by: TestServer.authority.get(),
                at: server.clock.now
            )
            return [
                "keyId": device.keyIDText,
                "attestation": Data(attestation).base64EncodedString(),
                "challenge": challenge,
            ]
        },
        FixtureCase("admin.appVerification") { server in
            let appID = "1:123456789012:ios:0a1b2c"
            try await server.changeSettings { settings in
                settings.appVerification.common.enforcement = .audit
                settings.appVerification.common.accepts = [.appAttest, .push]
                var own = AppVerificationPolicy()
                own.accepts = [.appAttest]
                own.whenUnavailable = .refuse
                own.acceptsDevelopmentKeys = true
                settings.appVerification.apps[appID] = own
            }
            let count = AppProofCount(
                projectID: TestServer.projectID,
                appID: appID,
                day: server.clock.now,
                kind: .challenge,
                vendor: .turnstile,
                outcome: .held,
                count: 3
            )
            try await server.store.write { try $0.add(count) }
            return [:]
        },
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
