import IdentityToolkitAdmin

/// The keys of challenge vendors, and the form that saves some.
struct CaptchaKeysView: Sendable {
    let problem: String?
    let conflict: ConsoleConflict?
    let seen: String
    let vendors: [Vendor]
    let siteKey: String
    let cloudProject: String
    let minimumScore: String
    let keys: [Row]

    init(
        _ keys: [CaptchaKeysInfo],
        _ counts: [AppProofOutcomeCount],
        refusal: ConsoleChange.Problem?,
        entered: ConsoleForm?
    ) {
        conflict = refusal?.isConflict == true ? Self.conflict(entered, keys) : nil
        problem = conflict == nil ? refusal?.text : nil
        seen = SeenList.text(keys.map { (Self.name(of: $0), $0.etag) })
        let chosen = entered?["vendor"] ?? "TURNSTILE"
        vendors = Self.names.map { value, name in
            Vendor(value: value, name: name, isChosen: value == chosen)
        }
        siteKey = entered?["siteKey"] ?? ""
        cloudProject = entered?["cloudProject"] ?? ""
        minimumScore = entered?["minimumScore"] ?? ""
        self.keys = keys.map { Row($0, counts) }
    }

    /// Returns the name of a vendor of challenges.
    static func name(of vendor: String) -> String {
        vendor == "PROOF_OF_WORK"
            ? translated("built-in") : names.first { $0.0 == vendor }?.1 ?? vendor
    }

    private static func name(of keys: CaptchaKeysInfo) -> String {
        "\(keys.vendor)/\(keys.platform ?? "")"
    }

    /// What was entered for a vendor, beside what another operator has saved for it.
    private static func conflict(
        _ entered: ConsoleForm?,
        _ keys: [CaptchaKeysInfo]
    ) -> ConsoleConflict? {
        guard let entered else { return nil }
        let name = "\(entered["vendor"])/\(entered["platform"])"
        let present = keys.first { Self.name(of: $0) == name }
        return ConsoleConflict([
            .init(
                translated("Site key"),
                entered: entered["siteKey"],
                present: present?.siteKey ?? ""
            ),
            .init(
                translated("Google Cloud project"),
                entered: entered["cloudProject"],
                present: present?.cloudProject ?? ""
            ),
        ])
    }

    fileprivate static let names = [
        ("RECAPTCHA", "reCAPTCHA v2"), ("RECAPTCHA_ENTERPRISE", "reCAPTCHA Enterprise"),
        ("TURNSTILE", "Turnstile"), ("HCAPTCHA", "hCaptcha"),
    ]

    struct Vendor: Sendable {
        let value: String
        let name: String
        let isChosen: Bool
    }

    struct Row: Sendable {
        let vendor: String
        let etag: String
        let vendorName: String
        let keyPlatform: String
        let publicKey: String
        let about: String
        let savedAt: ConsoleTime

        let held: String
        let refused: String

        init(_ info: CaptchaKeysInfo, _ counts: [AppProofOutcomeCount]) {
            // Proofs of both kinds of reCAPTCHA also come without a page of this server.
            let own = counts.filter { ($0.challengeVendor ?? $0.proof) == info.vendor }
            let held = own.filter { $0.outcome == "HELD" }.reduce(0) { $0 + $1.requests }
            let refused = own.filter { $0.outcome == "REFUSED" }.reduce(0) { $0 + $1.requests }
            self.held = Grouped.text(held)
            self.refused = Grouped.text(refused)
            vendor = info.vendor
            etag = info.etag
            vendorName = CaptchaKeysView.name(of: info.vendor)
            keyPlatform = info.platform ?? ""
            publicKey = info.siteKey
            about = [
                info.platform, info.cloudProject,
                info.minimumScore.map { translated("score from \($0)") },
                info.givesScores == true ? translated("scores only") : nil,
            ]
            .compactMap(\.self).joined(separator: ", ")
            savedAt = ConsoleTime(rfc3339: info.createTime)
        }
    }
}
