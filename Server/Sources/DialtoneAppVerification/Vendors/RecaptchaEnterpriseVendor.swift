import DialtoneBasics
import DialtoneChallenges
import DialtoneModel

/// Google's reCAPTCHA Enterprise on the challenge page.
struct RecaptchaEnterpriseVendor: ChallengeVendor {
    private static let action = SiteVerifyProfile.pageAction

    let addresses: VendorAddresses
    let keys: RecaptchaEnterpriseKeys
    let assessor: RecaptchaEnterpriseAssessor
    let clock: ServerClock

    func widget(for project: ProjectID) async throws -> ChallengeWidget? {
        guard let details = try await keys.key(for: .web, of: project)?.details else { return nil }
        let mode = details.givesScores ? details.siteKey : "explicit"
        let query = FormText.encode([("render", mode)])
        var widget = ChallengeWidget(vendor: .recaptchaEnterprise)
        widget.siteKey = details.siteKey
        widget.script = "\(addresses.recaptcha)/recaptcha/enterprise.js?\(query)"
        widget.action = Self.action
        widget.givesScores = details.givesScores
        widget.sources = .recaptcha(addresses)
        return widget
    }

    func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        do {
            try await check(solution, for: app.projectID)
            return .solved(
                VendorSolution.spent(solution.text, of: .recaptchaEnterprise, at: clock.now)
            )
        } catch let problem as RecaptchaProblem {
            return .refused(problem.proofProblem.reason, problem.proofProblem.detail)
        } catch {
            guard let failure = VendorFailure(error) else { throw error }
            return .unavailable("\(RecaptchaEnterpriseAssessor.name) \(failure).")
        }
    }

    private func check(_ solution: ChallengeSolution, for project: ProjectID) async throws {
        guard VendorSolution.isPlausible(solution.text) else { throw RecaptchaProblem.malformed }
        guard let key = try await keys.key(for: .web, of: project) else {
            throw RecaptchaProblem.notConfigured
        }
        let assessment = try await assessor.assessment(
            of: solution.text,
            action: Self.action,
            by: key
        )
        try assessment.check(
            action: Self.action,
            origin: .web(hosts: Array(solution.hosts)),
            minimumScore: key.minimumScore,
            at: clock.now
        )
    }
}
