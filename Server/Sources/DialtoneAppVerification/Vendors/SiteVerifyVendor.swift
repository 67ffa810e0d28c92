import DialtoneBasics
import DialtoneChallenges
import DialtoneModel

/// A vendor with a `siteverify` endpoint: reCAPTCHA, Turnstile or hCaptcha.
struct SiteVerifyVendor: ChallengeVendor {
    let profile: SiteVerifyProfile
    let credentials: VendorCredentials
    let client: VendorClient
    let clock: ServerClock

    func widget(for project: ProjectID) async throws -> ChallengeWidget? {
        guard let details = try await credentials.details(for: profile.service, of: project)
        else { return nil }
        var widget = ChallengeWidget(vendor: profile.vendor)
        widget.siteKey = details.siteKey
        widget.script = profile.script
        widget.action = profile.action ?? ""
        widget.sources = profile.sources
        return widget
    }

    func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        guard VendorSolution.isPlausible(solution.text) else {
            return .refused(.invalid, "The value is not a response of a \(profile.name) widget.")
        }
        guard
            let known = try await credentials.credential(
                for: profile.service,
                of: app.projectID
            )
        else {
            return .refused(.notConfigured, "The project has no keys for \(profile.name).")
        }
        var form = [("secret", known.secret), ("response", solution.text)]
        if profile.sendsSiteKey { form.append(("sitekey", known.details.siteKey)) }
        do throws(VendorFault) {
            let answer = try await client.post(form: form, to: profile.verification)
            return verdict(on: answer, solution)
        } catch {
            return .unavailable("\(profile.name) \(error.explanation).")
        }
    }

    private func verdict(
        on answer: JSONValue,
        _ solution: ChallengeSolution
    ) -> ChallengeVerdict {
        guard case .boolean(let isSuccess) = answer["success"] else {
            return .unavailable("\(profile.name) returned a response without a result.")
        }
        guard isSuccess else { return refusal(by: answer) }
        guard case .string(let host) = answer["hostname"],
            solution.hosts.contains(host.lowercased()) || host == profile.concealedHost
        else {
            return .refused(
                .foreign,
                "The challenge was solved on a host that does not belong to the project."
            )
        }
        if let action = profile.action, answer["action"] != .string(action) {
            return .refused(.wrongAction, "The challenge was solved for another purpose.")
        }
        return .solved(VendorSolution.spent(solution.text, of: profile.service, at: clock.now))
    }

    /// Converts the vendor's error codes; they are a known set, so they may appear in messages.
    private func refusal(by answer: JSONValue) -> ChallengeVerdict {
        let words = answer["error-codes"]?.strings ?? []
        if words.contains(where: Self.meansCredential) {
            return .unavailable("\(profile.name) rejected the project's keys.")
        }
        if words.contains("internal-error") {
            return .unavailable("\(profile.name) reported an internal error.")
        }
        if words.contains(where: Self.meansOld) {
            return .refused(.expired, "The solution expired or was already used.")
        }
        return .refused(.invalid, "\(profile.name) rejected the solution.")
    }

    private static func meansCredential(_ word: String) -> Bool {
        [
            "missing-input-secret", "invalid-input-secret", "invalid-sitekey",
            "not-using-dummy-secret", "sitekey-secret-mismatch", "invalid-keys",
        ]
        .contains(word)
    }

    private static func meansOld(_ word: String) -> Bool {
        [
            "timeout-or-duplicate", "expired-input-response", "already-seen-response",
            "invalid-or-already-seen-response",
        ]
        .contains(word)
    }
}

extension JSONValue {
    var strings: [String] {
        guard case .array(let values) = self else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
