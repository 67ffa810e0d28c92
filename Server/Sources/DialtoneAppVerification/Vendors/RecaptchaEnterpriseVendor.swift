import DialtoneCore

/// Google's reCAPTCHA Enterprise, which judges by an assessment.
struct RecaptchaEnterpriseVendor: ChallengeVendor {
    private static let name = "reCAPTCHA Enterprise"

    /// What Google takes for a fair bound itself.
    private static let usualScore = 0.5

    let addresses: VendorAddresses
    let credentials: VendorCredentials
    let client: VendorClient
    let clock: ServerClock

    func widget(for project: ProjectID) async throws -> ChallengeWidget? {
        guard
            let details = try await credentials.details(for: .recaptchaEnterprise, of: project)
        else { return nil }
        let mode = details.givesScores ? details.siteKey : "explicit"
        let query = FormText.encode([("render", mode)])
        var widget = ChallengeWidget(vendor: .recaptchaEnterprise)
        widget.siteKey = details.siteKey
        widget.script = "\(addresses.recaptcha)/recaptcha/enterprise.js?\(query)"
        widget.action = SiteVerifyProfile.pageAction
        widget.givesScores = details.givesScores
        widget.sources = .recaptcha(addresses)
        return widget
    }

    func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        guard VendorSolution.isPlausible(solution.text) else {
            return .refused(.invalid, "This is no answer of a \(Self.name) widget.")
        }
        guard
            let known = try await credentials.credential(
                for: .recaptchaEnterprise,
                of: app.projectID
            )
        else {
            return .refused(.notConfigured, "The project has no keys for \(Self.name).")
        }
        do throws(VendorFault) {
            let answer = try await client.post(
                .object([
                    "event": .object([
                        "token": .string(solution.text),
                        "siteKey": .string(known.details.siteKey),
                        "expectedAction": .string(SiteVerifyProfile.pageAction),
                    ])
                ]),
                to: address(known.details, apiKey: known.secret)
            )
            return verdict(on: answer, solution, known.details)
        } catch {
            return .unavailable("\(Self.name) \(error.sentence).")
        }
    }

    private func address(_ details: VendorDetails, apiKey: String) -> String {
        "\(addresses.recaptchaEnterprise)/v1/projects/\(details.cloudProject)/assessments?"
            + FormText.encode([("key", apiKey)])
    }

    private func verdict(
        on answer: JSONValue,
        _ solution: ChallengeSolution,
        _ details: VendorDetails
    ) -> ChallengeVerdict {
        guard let token = answer["tokenProperties"], case .boolean(let isValid) = token["valid"]
        else { return .unavailable("\(Self.name) does not say whether the token is good.") }
        guard isValid else {
            return refusal(by: token["invalidReason"])
        }
        guard case .string(let host) = token["hostname"], solution.hosts.contains(host.lowercased())
        else {
            return .refused(
                .foreign,
                "The challenge was solved on a host that is none of the project's."
            )
        }
        guard token["action"] == .string(SiteVerifyProfile.pageAction) else {
            return .refused(.wrongAction, "The challenge was solved for another purpose.")
        }
        guard let score = answer["riskAnalysis"]?["score"]?.double else {
            return .unavailable("\(Self.name) gives no score.")
        }
        guard score >= details.minimumScore ?? Self.usualScore else {
            return .refused(.untrusted, "\(Self.name) takes this for a robot.")
        }
        return .solved(
            VendorSolution.spent(solution.text, of: .recaptchaEnterprise, at: clock.now)
        )
    }

    private func refusal(by reason: JSONValue?) -> ChallengeVerdict {
        switch reason {
        case .string("EXPIRED"), .string("DUPE"):
            .refused(.expired, "The solution is too old, or was used already.")
        default:
            .refused(.invalid, "\(Self.name) says that the solution is not good.")
        }
    }
}
