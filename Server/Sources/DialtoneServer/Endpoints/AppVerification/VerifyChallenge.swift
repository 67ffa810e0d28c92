import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension VerifyChallengeRequest: WireInput {
    static let sizeLimit = 64 * 1_024
}

/// Verifies the solution of a challenge and issues a token for a valid one.
struct VerifyChallenge: Endpoint {
    let challenge: WebChallenge
    let load: ChallengeLoad
    let hosts: ChallengeHosts

    func respond(
        to input: VerifyChallengeRequest,
        from caller: AppCaller
    ) async throws -> VerifyChallengeResponse {
        let solution = ChallengeSolution(
            text: input.payload ?? input.captchaResponse ?? "",
            hosts: hosts.hosts(of: caller.project.project, authority: caller.claims.authority)
        )
        let app = caller.challengedApp
        do {
            try hosts.check(caller)
            let verdict = try await challenge.judge(
                solution,
                of: caller.appVerificationPolicy.challenge.vendor,
                for: app
            )
            let token = try await challenge.token(for: verdict, of: app)
            return VerifyChallengeResponse {
                $0.recaptchaToken = token
                $0.expiresIn = String(ChallengeToken.lifetime.wholeSeconds)
            }
        } catch let problem as AppProofProblem {
            load.refused(for: caller.projectID, asking: caller.remoteAddress)
            throw Refusal.invalidAppProof(problem)
        }
    }
}
