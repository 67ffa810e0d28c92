import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

extension VerifyChallengeRequest: WireInput {
    static let sizeLimit = 64 * 1_024
}

/// Judges a solution of the project's challenge, and gives a token for a good one.
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
            hosts: hosts.hosts(of: caller.project.project, authority: caller.authority)
        )
        let app = caller.challengedApp
        do {
            try hosts.check(caller)
            let verdict = try await challenge.judge(
                solution,
                of: caller.appVerificationPolicy.challenge.vendor,
                for: app
            )
            return VerifyChallengeResponse(
                recaptchaToken: try await challenge.token(for: verdict, of: app),
                expiresIn: String(ChallengeToken.lifetime.wholeSeconds)
            )
        } catch let problem as AppProofProblem {
            load.refused(for: caller.projectID, asking: caller.remoteAddress)
            throw Refusal.invalidAppProof(problem)
        }
    }
}
