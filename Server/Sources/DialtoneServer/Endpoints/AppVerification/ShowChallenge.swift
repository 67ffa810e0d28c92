import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

/// Sets the built-in challenge to a page, a widget or a program that does the work by itself.
struct ShowChallenge: Endpoint {
    let proofOfWork: ProofOfWork
    let load: ChallengeLoad

    func respond(
        to input: ShowChallengeInput,
        from caller: AppCaller
    ) async throws -> ShowChallengeResponse {
        let policy = caller.appVerificationPolicy
        guard policy.accepts.contains(.challenge), policy.challenge.vendor == .proofOfWork else {
            throw Refusal.invalidAppProof(
                AppProofProblem(
                    .challenge,
                    .notAccepted,
                    "The project does not take the built-in challenge from this app."
                )
            )
        }
        let work = load.work(
            for: caller.projectID,
            asking: caller.remoteAddress,
            by: policy.challenge.work
        )
        let app = caller.challengedApp
        return input.version == "2"
            ? ShowChallengeResponse(proofOfWork.keyChallenge(for: app, work: work))
            : ShowChallengeResponse(proofOfWork.challenge(for: app, work: work))
    }
}

/// Query of `challenge`.
struct ShowChallengeInput: WireInput {
    /// The version of ALTCHA's format: the first, unless it says `2`.
    let version: String?
}

extension AppCaller {
    var appVerificationPolicy: AppVerificationPolicy {
        project.project.settings.appVerification.policy(for: app?.appID)
    }

    var challengedApp: ChallengedApp { ChallengedApp(project: projectID, app: app) }
}

extension ShowChallengeResponse {
    fileprivate init(_ challenge: NumberChallenge) {
        self.init(
            algorithm: challenge.algorithm,
            challenge: challenge.challenge,
            salt: challenge.salt,
            signature: challenge.signature,
            maxnumber: challenge.maxnumber
        )
    }

    fileprivate init(_ challenge: KeyChallenge) {
        let parameters = challenge.parameters
        self.init(
            signature: challenge.signature,
            parameters: KeyChallengeParameters(
                algorithm: parameters.algorithm,
                nonce: parameters.nonce,
                salt: parameters.salt,
                cost: parameters.cost,
                keyLength: parameters.keyLength,
                keyPrefix: parameters.keyPrefix,
                expiresAt: parameters.expiresAt,
                data: parameters.data
            )
        )
    }
}
