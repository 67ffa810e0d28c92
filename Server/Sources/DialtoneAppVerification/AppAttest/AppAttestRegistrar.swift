package import DialtoneBasics
package import DialtoneModel
import Crypto
import Foundation

/// Issues challenges, and registers keys with a valid attestation from Apple.
package struct AppAttestRegistrar: AppAttestRegistration {
    private let store: any DataStore
    private let verifier: AttestationVerifier
    private let challenges: AppAttestChallenges
    private let clock: ServerClock

    package init(
        store: any DataStore,
        verifier: AttestationVerifier,
        challenges: AppAttestChallenges,
        clock: ServerClock
    ) {
        self.store = store
        self.verifier = verifier
        self.challenges = challenges
        self.clock = clock
    }

    package var challengeLifetime: TimeSpan { AppAttestChallenges.lifetime }

    package func challenge(for app: RelyingApp?) throws -> String {
        guard let app else { throw Refusal.invalidAppProof(Self.unknownApp) }
        return challenges.challenge(for: app)
    }

    package func register(
        keyID: String,
        attestation: String,
        challenge: String,
        for app: RelyingApp?,
        by policy: AppVerificationPolicy
    ) async throws {
        do {
            try await keep(
                attested: (keyID, attestation),
                challenge,
                app,
                policy
            )
        } catch let problem as AppAttestProblem {
            throw Refusal.invalidAppProof(problem.proofProblem)
        }
    }

    private func keep(
        attested: (keyID: String, object: String),
        _ challenge: String,
        _ app: RelyingApp?,
        _ policy: AppVerificationPolicy
    ) async throws {
        guard let app, let identifier = app.appAttestIdentifier else {
            throw AppAttestProblem.appWithoutTeam
        }
        guard let keyID = Base64Text.decode(attested.keyID),
            let object = Base64Text.decode(attested.object)
        else { throw AppAttestProblem.malformed }
        guard let spending = challenges.spending(challenge, for: app) else {
            throw AppAttestProblem.expiredChallenge
        }
        let now = clock.now
        let key = try await verifier.key(
            attestedBy: object,
            clientDataHash: Array(SHA256.hash(data: Data(challenge.utf8))),
            keyID: keyID,
            appIdentifier: identifier,
            at: now
        )
        guard key.environment == .production || policy.acceptsDevelopmentKeys else {
            throw AppAttestProblem.developmentKey
        }
        let record = AppAttestKey(
            projectID: app.projectID,
            appID: app.appID,
            keyID: keyID,
            publicKey: key.publicKey,
            environment: key.environment,
            createdAt: now
        )
        try await store.write { data in
            guard try data.spend(spending, of: app.projectID) else {
                throw AppAttestProblem.usedChallenge
            }
            _ = try data.insert(record)
        }
    }

    private static var unknownApp: AppProofProblem {
        AppAttestProblem.appWithoutTeam.proofProblem
    }
}
