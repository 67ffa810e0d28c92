/// A project's key for assessing reCAPTCHA Enterprise tokens.
package struct RecaptchaEnterpriseKey: Sendable {
    /// The default threshold, which Google recommends.
    private static let usualScore = 0.5

    package let details: VendorDetails

    /// The Google Cloud API key; it must have access to the reCAPTCHA Enterprise API.
    package let apiKey: String

    package init(details: VendorDetails, apiKey: String) {
        self.details = details
        self.apiKey = apiKey
    }

    /// The minimum score of a token, from 0 (certainly a bot) to 1 (certainly a human).
    package var minimumScore: Double { details.minimumScore ?? Self.usualScore }

    /// The resource name of the key for clients, which require exactly four parts.
    package var name: String { "projects/\(details.cloudProject)/keys/\(details.siteKey)" }
}

extension RecaptchaEnterpriseKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "RecaptchaEnterpriseKey(\(details.cloudProject))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
