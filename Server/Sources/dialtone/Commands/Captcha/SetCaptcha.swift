import DialtoneAppVerification
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetCaptcha: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Choose a project's challenge, and save its vendor's keys.",
        discussion: """
            The secret key is read from standard input, so that no list of processes
            shows it; for recaptcha-enterprise it is an API key of Google Cloud.
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "Whose challenge the page shows.")
    var vendor: CaptchaVendor

    @Option(help: "The key that the vendor has pages show.")
    var siteKey: String?

    @Option(help: "The project's ID at Google Cloud; recaptcha-enterprise only.")
    var cloudProject: String?

    @Option(
        help: ArgumentHelp(
            "The score from 0 to 1 below which callers are refused; recaptcha-enterprise only. "
                + "(default: 0.5)",
            valueName: "score"
        )
    )
    var minimumScore: Double?

    @Flag(help: "The site key shows nothing and only scores; recaptcha-enterprise only.")
    var givesScores = false

    @Option(
        help: ArgumentHelp(
            "The platform of a site key that is not for pages: ios or android; "
                + "recaptcha-enterprise only, and leaves the page as it is."
        )
    )
    var platform: RelyingApp.Platform?

    @Flag(help: "Save the keys, and leave the page the challenge that it has.")
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
            throw ValidationError("Name the site key with --site-key.")
        }
        let isEnterprise = vendor == .recaptchaEnterprise
        guard platform == nil || isEnterprise && [.ios, .android].contains(platform) else {
            throw ValidationError(
                "--platform is ios or android, and goes with recaptcha-enterprise."
            )
        }
        guard isEnterprise == (cloudProject != nil) else {
            throw ValidationError(
                "--cloud-project goes with recaptcha-enterprise, and it needs it."
            )
        }
        if let cloudProject, cloudProject.wholeMatch(of: /[a-z][a-z0-9-]{4,62}/) == nil {
            throw ValidationError("\(cloudProject) is not a Google Cloud project ID.")
        }
        guard isEnterprise || minimumScore == nil && !givesScores else {
            throw ValidationError("Only recaptcha-enterprise gives scores.")
        }
        guard (0...1).contains(minimumScore ?? 0) else {
            throw ValidationError("A score is 0 to 1.")
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
