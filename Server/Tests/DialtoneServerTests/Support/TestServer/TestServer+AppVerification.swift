import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Crypto
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

extension TestServer {
    static let teamID = "TEAM123456"
    static let appIdentifier = "TEAM123456.com.example.test"

    /// The authority that attests keys in tests whose setup requires it.
    static let authority = Result { try AppAttestAuthority(at: StoppedClock.start) }

    /// Changes the registration of the test's app.
    @discardableResult
    func changeApp(
        _ change: @escaping @Sendable (inout RelyingApp) -> Void = { _ in }
    ) async throws -> RelyingApp {
        let changed = try await store.write { data in
            var app = try #require(try data.relyingApp(apiKey: Self.apiKey))
            change(&app)
            _ = try data.update(app)
            return app
        }
        noticeChanges()
        return changed
    }

    /// Adds an app besides the test's own.
    func addApp(
        _ appID: String,
        _ platform: RelyingApp.Platform,
        bundleID: String = "",
        details: AppDetails = AppDetails()
    ) async throws {
        let app = RelyingApp(
            apiKey: "key of \(appID)",
            projectID: Self.projectID,
            displayName: "App",
            appID: appID,
            platform: platform,
            bundleID: bundleID,
            details: details,
            createdAt: clock.now
        )
        let isSaved = try await store.write { try $0.insert(app) }
        try #require(isSaved)
        noticeChanges()
    }

    /// Waits until the server's cache of projects is outdated.
    private func noticeChanges() {
        clock.advance(by: ProjectDirectory.lifetime)
    }

    func appAttestChallenge() async throws -> String {
        let answer = try await call(.appAttestChallenge, [:])
        return try #require(try answer.json["challenge"].text)
    }

    /// Registers the device's key, as an app does once.
    func register(_ device: AttestingDevice) async throws -> Answer {
        let challenge = try await appAttestChallenge()
        let attestation = try device.attestation(
            of: Array(SHA256.hash(data: Data(challenge.utf8))),
            by: Self.authority.get(),
            at: clock.now
        )
        return try await call(
            .registerAppAttestKey,
            [
                "keyId": .string(device.keyIDText),
                "attestation": .string(Data(attestation).base64EncodedString()),
                "challenge": .string(challenge),
            ]
        )
    }

    /// Returns an App Attest assertion of an app.
    func proof(
        by device: AttestingDevice,
        counter: UInt32,
        signing text: String
    ) async throws -> JSONValue {
        let challenge = try await appAttestChallenge()
        let clientData = Data("\(challenge)\n\(text)".utf8)
        let assertion = try device.assertion(
            of: Array(SHA256.hash(data: clientData)),
            counter: counter
        )
        return [
            "keyId": .string(device.keyIDText),
            "assertion": .string(Data(assertion).base64EncodedString()),
            "challenge": .string(challenge),
        ]
    }

    /// Returns the counts so far, by kind and outcome.
    func proofCounts() async throws -> [String: Int] {
        try await appVerification.tally.writeDown()
        let counts = try await store.read {
            try $0.appProofCounts(of: Self.projectID, since: Timestamp(milliseconds: 0))
        }
        return Dictionary(
            counts.map { ("\($0.kind?.rawValue ?? "none") \($0.outcome.rawValue)", $0.count) },
            uniquingKeysWith: +
        )
    }
}
