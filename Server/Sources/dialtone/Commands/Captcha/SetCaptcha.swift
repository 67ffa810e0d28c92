import DialtoneAppVerification
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetCaptcha: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set a project's challenge and its vendor's keys.",
        discussion: """
            The secret key is read from standard input, so that it does not appear in
            process lists. For recaptcha-enterprise, it is a Google Cloud API key.
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "The vendor whose challenge the page shows.")
    var vendor: CaptchaVendor

    @Option(help: "The vendor's site key.")
    var siteKey: String?

    @Option(help: "The Google Cloud project ID; recaptcha-enterprise only.")
    var cloudProject: String?

    @Option(
        help: ArgumentHelp(
            "The minimum score, from 0 to 1; recaptcha-enterprise only. "
                + "(default: 0.5)",
            valueName: "score"
        )
    )
    var minimumScore: Double?

    @Flag(
        help: "The site key shows no challenge and only returns scores; recaptcha-enterprise only."
    )
    var givesScores = false

    @Option(
        help: ArgumentHelp(
            "The platform of a site key that is not for web pages: ios or android; "
                + "recaptcha-enterprise only. Does not change the page."
        )
    )
    var platform: RelyingApp.Platform?

    @Flag(help: "Save the keys without changing the challenge of the page.")
    var keysOnly = false

    @OptionGroup var data: DataOptions

    func validate() throws {
        guard vendor != .proofOfWork else {
            guard siteKey == nil, !keysOnly else {
                throw ValidationError("The built-in challenge has no keys.")
            }
            return
        }
        guard let siteKey, siteKey.wholeMatch(of: /[A-Za-z0-9_-]{1,128}/) != nil else {
            throw ValidationError("Pass the site key with --site-key.")
        }
        let isEnterprise = vendor == .recaptchaEnterprise
        guard platform == nil || isEnterprise && [.ios, .android].contains(platform) else {
            throw ValidationError(
                "--platform must be ios or android, and requires recaptcha-enterprise."
            )
        }
        guard isEnterprise == (cloudProject != nil) else {
            throw ValidationError(
                "recaptcha-enterprise requires --cloud-project; other vendors do not accept it."
            )
        }
        if let cloudProject, cloudProject.wholeMatch(of: /[a-z][a-z0-9-]{4,62}/) == nil {
            throw ValidationError("\(cloudProject) is not a Google Cloud project ID.")
        }
        guard isEnterprise || minimumScore == nil && !givesScores else {
            throw ValidationError("Scores are supported only with recaptcha-enterprise.")
        }
        guard (0...1).contains(minimumScore ?? 0) else {
            throw ValidationError("The minimum score must be 0 to 1.")
        }
    }

    func run() async throws {
        let secret = vendor == .proofOfWork ? nil : try TypedSecret.read()
        let masterKey = try await data.masterKey()
        try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store).id
            if let service = vendor.service, let secret {
                _ = try await VerificationCredentialRegistry(of: store, masterKey).save(
                    Array(secret.utf8),
                    of: service,
                    named: platform?.rawValue ?? VendorDetails.keysName,
                    details: details.stored,
                    for: project
                )
            }
            if !leavesPage { try await store.choose(vendor.setting, for: project) }
        }
        Terminal.show(
            leavesPage
                ? "Saved the keys for \(vendor.rawValue)."
                : "The challenge of \(id) is \(vendor.rawValue)."
        )
    }

    private var leavesPage: Bool { keysOnly || platform != nil }

    private var details: VendorDetails {
        VendorDetails(
            siteKey: siteKey ?? "",
            cloudProject: cloudProject ?? "",
            minimumScore: minimumScore,
            givesScores: givesScores
        )
    }
}

extension DataStore {
    /// Sets the challenge of a project's page.
    func choose(_ vendor: ChallengeSettings.Vendor, for project: ProjectID) async throws {
        let registry = ProjectRegistry(store: self, clock: .system(), random: .system)
        _ = try await registry.change(project) { project, testNumbers in
            project.settings.appVerification.common.challenge.vendor = vendor
            return Dictionary(
                testNumbers.map { ($0.phoneNumber, $0.code.digits) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }
}
