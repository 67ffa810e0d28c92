import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the built-in challenge for a page, a widget or a program.
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
                    "The project does not accept the built-in challenge from this app."
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

/// The query parameters of `challenge`.
struct ShowChallengeInput: WireInput {
    /// The version of the ALTCHA format: `2`, or else the first.
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
        self.init()
        algorithm = challenge.algorithm
        self.challenge = challenge.challenge
        salt = challenge.salt
        signature = challenge.signature
        maxnumber = challenge.maxnumber
    }

    fileprivate init(_ challenge: KeyChallenge) {
        let parameters = challenge.parameters
        self.init()
        signature = challenge.signature
        self.parameters = KeyChallengeParameters {
            $0.algorithm = parameters.algorithm
            $0.nonce = parameters.nonce
            $0.salt = parameters.salt
            $0.cost = parameters.cost
            $0.keyLength = parameters.keyLength
            $0.keyPrefix = parameters.keyPrefix
            $0.expiresAt = parameters.expiresAt
            $0.data = parameters.data
        }
    }
}
