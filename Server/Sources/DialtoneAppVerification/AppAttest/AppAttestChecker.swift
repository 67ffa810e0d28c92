package import DialtoneBasics
package import DialtoneModel
import Crypto
import Foundation

/// Verifies App Attest assertions of registered keys.
package struct AppAttestChecker: AppProofChecker {
    package let kind = AppProofKind.appAttest

    private let store: any DataStore
    private let challenges: AppAttestChallenges
    private let clock: ServerClock

    package init(store: any DataStore, challenges: AppAttestChallenges, clock: ServerClock) {
        self.store = store
        self.challenges = challenges
        self.clock = clock
    }

    package func findsProof(in proof: AppProof) -> Bool {
        proof.appAttest != nil
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard let assertion = proof.appAttest else { return nil }
        do {
            try await verify(assertion, for: proof.signedText, from: caller)
            return .held
        } catch let problem as AppAttestProblem {
            return .refused(problem.proofProblem)
        }
    }

    private func verify(
        _ proof: AppAttestProof,
        for signedText: String,
        from caller: AppCaller
    ) async throws {
        guard let app = caller.app else { throw AppAttestProblem.appWithoutTeam }
        guard let identifier = app.appAttestIdentifier else {
            throw AppAttestProblem.appWithoutTeam
        }
        guard let keyID = Base64Text.decode(proof.keyID),
            let bytes = Base64Text.decode(proof.assertion)
        else { throw AppAttestProblem.malformed }
        guard let spending = challenges.spending(proof.challenge, for: app) else {
            throw AppAttestProblem.expiredChallenge
        }
        let assertion = try AssertionObject(bytes)
        let key = try await store.read {
            try $0.appAttestKey(keyID, of: app.appID, in: app.projectID)
        }
        guard let key else { throw AppAttestProblem.unknownKey }
        guard key.environment == .production || caller.acceptsDevelopmentKeys else {
            throw AppAttestProblem.developmentKey
        }
        let clientData = Data("\(proof.challenge)\n\(signedText)".utf8)
        try assertion.verify(
            publicKey: key.publicKey,
            clientDataHash: Array(SHA256.hash(data: clientData)),
            appIdentifier: identifier
        )
        try await use(assertion.counter, of: key, spending)
    }

    /// The last step, in one transaction: a challenge or counter value is accepted only once.
    private func use(
        _ counter: UInt32,
        of key: AppAttestKey,
        _ spending: SpentProof
    ) async throws {
        let now = clock.now
        try await store.write { data in
            guard try data.spend(spending, of: key.projectID) else {
                throw AppAttestProblem.usedChallenge
            }
            guard try data.raiseCounter(of: key, to: Int64(counter), at: now) else {
                throw AppAttestProblem.usedCounter
            }
        }
    }
}

extension AppCaller {
    fileprivate var acceptsDevelopmentKeys: Bool {
        settings.appVerification.policy(for: app?.appID).acceptsDevelopmentKeys
    }
}
