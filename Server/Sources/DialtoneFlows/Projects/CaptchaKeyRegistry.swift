package import DialtoneBasics
package import DialtoneModel

/// The keys of a project for a vendor's challenge, without the secret.
package struct CaptchaKeys: Sendable {
    package let vendor: ChallengeSettings.Vendor

    /// The platform, only for reCAPTCHA Enterprise: `ios` or `android`; `nil` for web pages.
    package let platform: String?
    package let details: VendorDetails

    package init(
        vendor: ChallengeSettings.Vendor,
        platform: String?,
        details: VendorDetails
    ) {
        self.vendor = vendor
        self.platform = platform
        self.details = details
    }

    fileprivate func check() throws(Refusal) {
        guard details.siteKey.wholeMatch(of: /[A-Za-z0-9_-]{1,128}/) != nil else {
            throw .invalidArgument(
                field: "siteKey",
                problem: "must be 1 to 128 letters, digits, - and _"
            )
        }
        let isEnterprise = vendor == .recaptchaEnterprise
        guard platform == nil || isEnterprise && ["ios", "android"].contains(platform) else {
            throw .invalidArgument(
                field: "platform",
                problem: "must be ios or android, and only with RECAPTCHA_ENTERPRISE"
            )
        }
        let cloudProject = details.cloudProject
        let isProject = cloudProject.wholeMatch(of: /[a-z][a-z0-9-]{4,62}/) != nil
        guard isEnterprise ? isProject : cloudProject.isEmpty else {
            throw .invalidArgument(
                field: "cloudProject",
                problem: "must be the ID of a Google Cloud project, and only with "
                    + "RECAPTCHA_ENTERPRISE, which requires it"
            )
        }
        guard isEnterprise || details.minimumScore == nil && !details.givesScores else {
            throw .invalidArgument(
                field: "minimumScore",
                problem: "is only for RECAPTCHA_ENTERPRISE"
            )
        }
        guard (0...1).contains(details.minimumScore ?? 0) else {
            throw .invalidArgument(field: "minimumScore", problem: "must be 0 to 1")
        }
    }
}

/// Stores the keys of projects for challenge vendors.
package struct CaptchaKeyRegistry: Sendable {
    /// The maximum length of a secret key, more than any vendor's.
    private static let secretLimit = 1_024

    private let credentials: VerificationCredentialRegistry
    private let projects: ProjectRegistry

    package init(credentials: VerificationCredentialRegistry, projects: ProjectRegistry) {
        self.credentials = credentials
        self.projects = projects
    }

    /// Returns the stored keys, newest first.
    package func keys(of project: ProjectID) async throws -> [VerificationCredential] {
        try await credentials.credentials(of: project).filter {
            ChallengeSettings.Vendor(of: $0.service) != nil
        }
    }

    /// Saves keys, and replaces those of the same vendor and platform.
    package func save(
        _ keys: CaptchaKeys,
        secret: String,
        for project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> VerificationCredential {
        try keys.check()
        guard let service = keys.vendor.service else {
            throw Refusal.invalidArgument(field: "vendor", problem: "has no keys")
        }
        let isPlain = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain, (1...Self.secretLimit).contains(secret.utf8.count) else {
            throw Refusal.invalidArgument(
                field: "secretKey",
                problem: "must be the vendor's secret key, without spaces"
            )
        }
        return try await credentials.save(
            Array(secret.utf8),
            of: service,
            named: keys.platform ?? VendorDetails.keysName,
            details: keys.details.stored,
            for: project,
            since: seen
        )
    }

    /// Deletes keys; returns `false` if there are none.
    ///
    /// If pages show the vendor's challenge, they show the built-in one from then on.
    package func delete(
        _ vendor: ChallengeSettings.Vendor,
        platform: String?,
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        guard let service = vendor.service,
            try await credentials.delete(
                platform ?? VendorDetails.keysName,
                of: service,
                from: project,
                since: seen
            )
        else { return false }
        if platform == nil {
            try await projects.changeSettings(of: project) { settings in
                guard settings.appVerification.common.challenge.vendor == vendor else { return }
                settings.appVerification.common.challenge.vendor = .proofOfWork
            }
        }
        return true
    }
}

extension ChallengeSettings.Vendor {
    /// The service that needs keys; `nil` for the built-in challenge.
    package var service: VerificationService? {
        switch self {
        case .proofOfWork: nil
        case .recaptcha: .recaptcha
        case .recaptchaEnterprise: .recaptchaEnterprise
        case .turnstile: .turnstile
        case .hcaptcha: .hcaptcha
        }
    }

    /// Creates the vendor of a service; `nil` for services without a challenge.
    package init?(of service: VerificationService) {
        guard let vendor = Self.allCases.first(where: { $0.service == service }) else { return nil }
        self = vendor
    }
}
