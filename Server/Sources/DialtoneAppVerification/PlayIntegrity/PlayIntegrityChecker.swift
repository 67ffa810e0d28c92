package import DialtoneBasics
package import DialtoneModel
import Crypto
import Foundation

/// Verifies Play Integrity tokens, with which Google attests the app and the device.
package struct PlayIntegrityChecker: AppProofChecker {
    package let kind = AppProofKind.playIntegrity

    private let store: any DataStore
    private let credentials: VerificationCredentialRegistry
    private let service: PlayIntegrityService
    private let clock: ServerClock

    package init(
        store: any DataStore,
        credentials: VerificationCredentialRegistry,
        service: PlayIntegrityService,
        clock: ServerClock
    ) {
        self.store = store
        self.credentials = credentials
        self.service = service
        self.clock = clock
    }

    package func findsProof(in proof: AppProof) -> Bool {
        [proof.playIntegrityToken, proof.safetyNetToken]
            .contains { $0?.isEmpty == false }
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard findsProof(in: proof) else { return nil }
        return try await outcome(of: "Play Integrity") {
            guard let token = proof.playIntegrityToken, !token.isEmpty else {
                throw IntegrityProblem.safetyNet
            }
            try await verify(token, of: proof, from: caller)
        }
    }

    private func verify(
        _ token: String,
        of proof: AppProof,
        from caller: AppCaller
    ) async throws {
        let account = try await account(of: caller.projectID)
        let expected = try Self.expectation(of: proof, from: caller)
        let verdict = try await service.verdict(
            on: token,
            of: expected.packageName,
            as: account
        )
        guard let verdict else { throw IntegrityProblem.malformed }
        let now = clock.now
        try verdict.check(against: expected, at: now)
        let spent = SpentProof(
            token: token,
            expiresAt: now + IntegrityVerdict.lifetime + IntegrityVerdict.clockSkew
        )
        guard try await store.write({ try $0.spend(spent, of: caller.projectID.parent) }) else {
            throw IntegrityProblem.replayed
        }
    }

    private func account(of project: ProjectID) async throws -> GoogleServiceAccount {
        let credential = try await credentials.credentials(of: project, for: .playIntegrity).first
        guard let credential,
            let account = try? GoogleServiceAccount(keyFile: credentials.secret(of: credential))
        else { throw IntegrityProblem.notConfigured }
        return account
    }

    /// The expected values; the nonce must be the digest of `signedText` or `subject`.
    ///
    /// `signedText` is the subject as the client sent it, or the ID of a second factor.
    private static func expectation(
        of proof: AppProof,
        from caller: AppCaller
    ) throws(IntegrityProblem) -> IntegrityVerdict.Expectation {
        guard let app = caller.app, app.platform == .android, isPackageName(app.bundleID) else {
            throw .appWithoutCertificates
        }
        let digests = app.details.certificateHashes.compactMap(DigestText.decode)
        guard !digests.isEmpty else { throw .appWithoutCertificates }
        let texts = [proof.signedText, proof.subject]
        return IntegrityVerdict.Expectation(
            packageName: app.bundleID,
            certificateDigests: Set(digests),
            nonces: Set(texts.map { Array(SHA256.hash(data: Data($0.utf8))) })
        )
    }

    /// Whether the name is well-formed; it becomes part of a URL.
    private static func isPackageName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/) != nil
    }
}
