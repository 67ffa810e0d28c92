@testable import DialtoneAppVerification
import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

/// Tests with a generated certificate chain; ``AppleSampleTests`` has Apple's own.
struct AttestationVerifierTests {
    private static let app = "TEAM123456.com.example.app"
    private static let now = Timestamp(seconds: 1_800_000_000)
    private static let hash = Array(SHA256.hash(data: Array("challenge".utf8)))

    private let authority: AppAttestAuthority
    private let device = AttestingDevice(Self.app)

    init() throws {
        authority = try AppAttestAuthority(at: Self.now)
    }

    private func verify(
        _ attestation: [UInt8],
        hash: [UInt8] = Self.hash,
        keyID: [UInt8]? = nil,
        app: String = Self.app,
        at now: Timestamp = Self.now
    ) async throws -> AttestedKey {
        try await AttestationVerifier(root: authority.root).key(
            attestedBy: attestation,
            clientDataHash: hash,
            keyID: keyID ?? device.keyID,
            appIdentifier: app,
            at: now
        )
    }

    private func attestation(
        _ adjust: (inout AttestingDevice.Form) -> Void = { _ in }
    ) throws -> [UInt8] {
        try device.attestation(
            of: Self.hash,
            by: authority,
            at: Self.now,
            AttestingDevice.Form(adjust)
        )
    }

    @Test func `a valid attestation yields the device's key`() async throws {
        let key = try await verify(attestation())
        #expect(key.publicKey == device.publicKey)
        #expect(key.environment == .production)
    }

    @Test func `Apple's development environment is distinguished from production`() async throws {
        let key = try await verify(
            attestation { $0.authenticator = AttestingDevice.developmentAuthenticator }
        )
        #expect(key.environment == .development)
    }

    @Test(arguments: ["OTHER12345.com.example.app", "TEAM123456.com.example.other", ""])
    func `another team or app is refused`(app: String) async throws {
        await #expect(throws: AppAttestProblem.wrongApp) {
            try await verify(attestation(), app: app)
        }
    }

    @Test func `an attestation for another challenge is refused`() async throws {
        let other = Array(SHA256.hash(data: Array("another challenge".utf8)))
        await #expect(throws: AppAttestProblem.wrongNonce) {
            try await verify(attestation(), hash: other)
        }
        await #expect(throws: AppAttestProblem.wrongNonce) {
            try await verify(attestation { $0.nonce = Self.hash })
        }
    }

    @Test func `a key that does not match the key ID is refused`() async throws {
        await #expect(throws: AppAttestProblem.wrongKey) {
            try await verify(attestation(), keyID: AttestingDevice(Self.app).keyID)
        }
        await #expect(throws: AppAttestProblem.wrongKey) {
            try await verify(attestation { $0.credentialID = [UInt8](repeating: 1, count: 32) })
        }
        await #expect(throws: AppAttestProblem.wrongKey) {
            try await verify(attestation { $0.credentialID = [] })
        }
    }

    @Test func `a key that was used before its attestation is refused`() async throws {
        await #expect(throws: AppAttestProblem.usedCounter) {
            try await verify(attestation { $0.counter = 1 })
        }
    }

    @Test func `an authenticator that is not Apple's is refused`() async throws {
        await #expect(throws: AppAttestProblem.wrongEnvironment) {
            try await verify(attestation { $0.authenticator = [UInt8](repeating: 0, count: 16) })
        }
    }

    @Test(arguments: [TimeSpan.days(3), .days(-1)])
    func `a certificate outside its validity is refused`(later: TimeSpan) async throws {
        await #expect(throws: AppAttestProblem.untrustedCertificate) {
            try await verify(attestation(), at: Self.now + later)
        }
    }

    @Test func `a chain to another root is refused`() async throws {
        let foreign = try AppAttestAuthority(at: Self.now)
        let attestation = try device.attestation(of: Self.hash, by: foreign, at: Self.now)
        await #expect(throws: AppAttestProblem.untrustedCertificate) {
            try await verify(attestation)
        }
    }

    @Test func `a chain without its intermediate is refused`() async throws {
        await #expect(throws: AppAttestProblem.malformed) {
            try await verify(attestation { $0.hasIntermediate = false })
        }
    }

    @Test func `changed and truncated attestations are refused without a crash`() async throws {
        let whole = try attestation()
        for index in stride(from: 0, to: whole.count, by: 7) {
            var changed = whole
            changed[index] ^= 0x01
            // The receipt is the only part that nothing depends on.
            let key = try? await verify(changed)
            #expect(key == nil || key?.publicKey == device.publicKey)
            await #expect(throws: AppAttestProblem.self) {
                try await verify(Array(whole[..<index]))
            }
        }
    }
}
