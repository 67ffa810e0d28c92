import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// What app verification does with requests, or would do with them.
struct ConsoleAppVerification: Sendable {
    private static let days = "7"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        let path = "/projects/{project}/app-verification"
        site.get(path, on: router) { try await page(for: $0) }
        site.post(path + "/challenge", on: router) { visit, form in
            try await chooseChallenge(form, for: visit)
        }
        site.post(path + "/keys", on: router) { visit, form in
            let refusal = try await ConsoleChange.refusal {
                try await site.calls.call(
                    .post,
                    try Self.keys(on: visit),
                    query: SeenList.query(
                        of: "\(form["vendor"])/\(form["platform"])",
                        in: form
                    ),
                    try Self.keys(in: form),
                    for: visit
                )
            }
            if let refusal {
                return try await page(for: visit, refusal: refusal, entered: form)
            }
            return site.done(.saved, at: try Self.page(on: visit))
        }
        site.post(path + "/play-integrity", on: router) { visit, form in
            try await savePlayIntegrity(form, for: visit)
        }
        site.post(path + "/play-integrity/remove", on: router) { visit, form in
            let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
            let account: PlayIntegrityInfo = try await calls.get("/playIntegrity")
            if let email = account.email,
                let problem = ConsoleChange.unconfirmed(form, by: email)
            {
                return try await page(for: visit, file: .init(problem: problem.text))
            }
            let refusal = try await ConsoleChange.refusal {
                try await calls.delete("/playIntegrity", query: ConsoleChange.query(form))
            }
            if let refusal { return try await page(for: visit, refusal: refusal) }
            return site.done(.removed, at: try Self.page(on: visit))
        }
        site.post(path + "/keys/remove", on: router) { visit, form in
            let platform = form["platform"]
            let query = ConsoleChange.query(form)
                .merging(platform.isEmpty ? [:] : ["platform": platform]) { $1 }
            let refusal = try await ConsoleChange.refusal {
                try await site.calls.call(
                    .delete,
                    "\(try Self.keys(on: visit))/\(PagePath.escaped(form["vendor"]))",
                    query: query,
                    for: visit
                )
            }
            if let refusal { return try await page(for: visit, refusal: refusal) }
            return site.done(.removed, at: try Self.page(on: visit))
        }
    }

    /// Saves the service account of a key file, which is not sent back if it is refused.
    private func savePlayIntegrity(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
        let field = PlayIntegrityView.field
        let name: @Sendable (String) -> String = { _ in translated("The file") }
        var outcome = PlayIntegrityView.Outcome()
        let problems = try await FieldProblems(of: [field: name], otherwise: field) {
            do {
                let _: PlayIntegrityInfo = try await calls.post(
                    "/playIntegrity",
                    query: ConsoleChange.query(form),
                    SavePlayIntegrityRequest { $0.keyFile = form[field] }
                )
            } catch Refusal.changedMeanwhile {
                outcome.conflictingEmail = PlayIntegrityView.email(in: form[field])
            }
        }
        outcome.problem = problems.texts[field]
        guard outcome.status == .ok else { return try await page(for: visit, file: outcome) }
        return site.done(.saved, at: try Self.page(on: visit))
    }

    /// Changes which challenge pages show, with the call that changes settings.
    ///
    /// A vendor without keys would lock users out, so the page does not offer it.
    private func chooseChallenge(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
        let value = form["challenge"]
        let refusal = try await ConsoleChange.refusal {
            let keys: ListCaptchaKeysResponse = try await calls.get("/captchaKeys")
            let settings: ProjectSettingsInfo = try await calls.get("/settings")
            guard ChallengeChoice(settings, keys.captchaKeys ?? []).allows(value) else {
                throw Refusal.invalidArgument(
                    field: "Challenge",
                    problem: "needs keys; save those of the vendor first"
                )
            }
            let _: ProjectSettingsInfo = try await calls.patch(
                "/settings",
                UpdateProjectSettingsRequest {
                    $0.etag = form["etag"]
                    $0.settings = [ChallengeChoice.setting: JSONValue.string(value).text]
                }
            )
        }
        if let refusal { return try await page(for: visit, refusal: refusal) }
        return site.done(.saved, at: try Self.page(on: visit))
    }

    private static func page(on visit: ConsoleVisit) throws -> String {
        ConsoleTab.appVerification.path(in: try visit.projectID().rawValue)
    }

    private static func keys(on visit: ConsoleVisit) throws -> String {
        let project = PagePath.escaped(try visit.projectID().rawValue)
        return "/dialtone/v1/projects/\(project)/captchaKeys"
    }

    private static func keys(in form: ConsoleForm) throws(Refusal) -> SaveCaptchaKeysRequest {
        let score = form["minimumScore"]
        let number = Double(score)
        guard score.isEmpty || number != nil else {
            throw .invalidArgument(field: "minimumScore", problem: "must be 0 to 1")
        }
        return SaveCaptchaKeysRequest {
            $0.vendor = form["vendor"]
            $0.platform = form["platform"]
            $0.siteKey = form["siteKey"]
            $0.secretKey = form["secretKey"]
            $0.cloudProject = form["cloudProject"]
            $0.minimumScore = number
            $0.givesScores = form.isChecked("givesScores")
        }
    }

    private func page(
        for visit: ConsoleVisit,
        refusal: ConsoleChange.Problem? = nil,
        file: PlayIntegrityView.Outcome = .init(),
        entered: ConsoleForm? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let calls = ProjectCalls(site.calls, project, visit)
        let report: AppVerificationReportResponse = try await calls.get(
            "/appVerification",
            ["days": Self.days]
        )
        let apps: ListAppsResponse = try await calls.get("/apps")
        let keys: ListCaptchaKeysResponse = try await calls.get("/captchaKeys")
        let settings: ProjectSettingsInfo = try await calls.get("/settings")
        let account: PlayIntegrityInfo = try await calls.get("/playIntegrity")
        let names = Dictionary(apps.apps.map { ($0.appID, $0.displayName) }) { first, _ in first }
        return try await site.page(
            .consoleAppVerification,
            titled: ConsoleTab.appVerification.name,
            at: .apps,
            of: project,
            for: visit,
            status: refusal?.status ?? file.status
        ) {
            View(
                $0,
                project.rawValue,
                report,
                names,
                CaptchaKeysView(
                    keys.captchaKeys ?? [],
                    report.counts,
                    refusal: refusal,
                    entered: entered
                ),
                ChallengeChoice(settings, keys.captchaKeys ?? []),
                PlayIntegrityView(account, apps.apps, in: project, after: file)
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let settingsPath: String
        let enforcement: String
        let isEnforced: Bool
        let meaning: String
        let advice: String
        let accepted: String
        let refused: String
        let refusedWords: String
        let counts: [CountRow]
        let rules: [RuleRow]
        let path: String
        let captcha: CaptchaKeysView
        let challenge: ChallengeChoice
        let playIntegrity: PlayIntegrityView

        init(
            _ layout: ConsoleLayout,
            _ project: String,
            _ report: AppVerificationReportResponse,
            _ names: [String: String],
            _ captcha: CaptchaKeysView,
            _ challenge: ChallengeChoice,
            _ playIntegrity: PlayIntegrityView
        ) {
            self.playIntegrity = playIntegrity
            self.layout = layout
            self.challenge = challenge
            self.captcha = captcha
            path = ConsoleTab.appVerification.path(in: project)
            tabs = ConsoleTabs(.appVerification, in: project)
            settingsPath =
                "\(ConsoleSection.settings.path(in: project) ?? "")/app-verification"
            enforcement = report.rules.enforcement.lowercased()
            isEnforced = enforcement == "enforce"
            counts = CountRow.all(report.counts, names)
            let accepted = counts.filter { !$0.isBad }.reduce(0) { $0 + $1.requests }
            let refused = counts.filter(\.isBad).reduce(0) { $0 + $1.requests }
            self.accepted = Grouped.text(accepted)
            self.refused = Grouped.text(refused)
            refusedWords =
                isEnforced ? translated("Refused") : translated("Would be refused if enforced")
            switch enforcement {
            case "enforce":
                meaning =
                    translated(
                        "Requests without a valid proof are refused. Only your apps can request messages."
                    )
                advice = translated(
                    "If users of your own apps are refused, look at the outcomes below."
                )
            case "audit":
                meaning =
                    translated(
                        """
                        Proofs are checked and counted, but no request is refused. Any program can \
                        still request messages.
                        """
                    )
                advice =
                    refused == 0 && accepted > 0
                    ? translated("Nothing would have been refused, so you can enforce the rules.")
                    : translated(
                        """
                        If you enforce the rules, the requests marked below are refused. Enforce \
                        them when only programs other than your own apps are left there.
                        """
                    )
            default:
                meaning =
                    translated(
                        "No proof is required. Any program can request messages that you pay for."
                    )
                advice = translated(
                    "Start with audit: it counts what would be refused, and refuses nothing."
                )
            }
            rules =
                [RuleRow(translated("all other apps"), report.rules)]
                + report.apps.map { RuleRow(names[$0.appId] ?? $0.appId, $0.rules) }
        }
    }

    private struct CountRow: Sendable {
        let app: String
        let proof: String
        let vendor: String
        let outcome: String
        let isBad: Bool
        let requests: Int
        let requestsText: String

        /// Returns the totals of all days, the most frequent first.
        static func all(_ counts: [AppProofOutcomeCount], _ names: [String: String]) -> [Self] {
            let groups = Dictionary(grouping: counts) { count in
                [count.appId, count.proof ?? "", count.challengeVendor ?? "", count.outcome]
            }
            return groups.values.compactMap { group in
                group.first.map { first in
                    Self(first, group.reduce(0) { $0 + $1.requests }, names)
                }
            }
            .sorted { ($1.requests, $0.app, $0.outcome) < ($0.requests, $1.app, $1.outcome) }
        }

        private init(_ count: AppProofOutcomeCount, _ requests: Int, _ names: [String: String]) {
            app = names[count.appId].flatMap { $0.isEmpty ? nil : $0 } ?? count.appId
            proof = count.proof?.lowercased().replacing("_", with: " ") ?? translated("none")
            vendor = count.challengeVendor.map(CaptchaKeysView.name(of:)) ?? ""
            self.requests = requests
            requestsText = Grouped.text(requests)
            switch count.outcome {
            case "HELD": (outcome, isBad) = (translated("valid"), false)
            case "REFUSED": (outcome, isBad) = (translated("not valid"), true)
            case "MISSING": (outcome, isBad) = (translated("no proof"), true)
            case "PASSED_WHILE_UNAVAILABLE":
                (outcome, isBad) = (translated("not checked, the vendor was unreachable"), false)
            case "REFUSED_WHILE_UNAVAILABLE":
                (outcome, isBad) = (translated("not checked, the vendor was unreachable"), true)
            default: (outcome, isBad) = (count.outcome.lowercased(), false)
            }
        }
    }

    private struct RuleRow: Sendable {
        let name: String
        let mode: String
        let proofs: String
        let vendor: String

        init(_ name: String, _ rules: AppVerificationRules) {
            self.name = name
            mode = rules.enforcement.lowercased()
            proofs = rules.proofs.map { $0.lowercased().replacing("_", with: " ") }
                .joined(separator: ", ")
            vendor = rules.challengeVendor.lowercased().replacing("_", with: " ")
        }
    }
}
