@testable import DialtoneAppVerification
import DialtoneBasics
import DialtoneModel
import Foundation
import Testing
import X509

/// Verifies Apple's own signatures with the built-in root certificate.
struct AppleSampleTests {
    private func verify(
        hash: [UInt8] = AppleSample.clientDataHash,
        app: String = AppleSample.appIdentifier,
        at time: Timestamp = AppleSample.issuedAt + .days(1)
    ) async throws -> AttestedKey {
        let root = try AppleRootCertificate.certificate()
        return try await AttestationVerifier(root: root).key(
            attestedBy: AppleSample.attestation,
            clientDataHash: hash,
            keyID: Array(try #require(Data(base64Encoded: AppleSample.keyID))),
            appIdentifier: app,
            at: time
        )
    }

    @Test func `Apple's sample is accepted at its time`() async throws {
        let key = try await verify()
        #expect(key.environment == .production)
        #expect(key.publicKey.count == 65)
    }

    @Test(arguments: [TimeSpan.seconds(-1), .days(4)])
    func `Apple's sample is refused at another time`(later: TimeSpan) async throws {
        await #expect(throws: AppAttestProblem.untrustedCertificate) {
            try await verify(at: AppleSample.issuedAt + later)
        }
    }

    @Test func `Apple's sample is accepted only for its challenge and its app`() async throws {
        await #expect(throws: AppAttestProblem.wrongNonce) {
            try await verify(hash: Array("another_server_challenge".utf8))
        }
        await #expect(throws: AppAttestProblem.wrongApp) {
            try await verify(app: "1234567890.com.example.other")
        }
    }

    @Test func `Apple's root certificate is the published one`() throws {
        let root = try AppleRootCertificate.certificate()
        #expect(root.issuer == root.subject)
        #expect(root.publicKey.isValidSignature(root.signature, for: root))
    }
}
