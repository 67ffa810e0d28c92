/// What a project needs to have tokens of reCAPTCHA Enterprise assessed.
package struct RecaptchaEnterpriseKey: Sendable {
    /// What Google takes for a fair bound itself.
    private static let usualScore = 0.5

    let details: VendorDetails

    /// Of Google Cloud; it has to be allowed to call the reCAPTCHA Enterprise API.
    let apiKey: String

    package init(details: VendorDetails, apiKey: String) {
        self.details = details
        self.apiKey = apiKey
    }

    /// From 0, surely a program, to 1, surely a person; a token below it is refused.
    var minimumScore: Double { details.minimumScore ?? Self.usualScore }

    /// The name of the key as clients get it: they want exactly four parts.
    package var name: String { "projects/\(details.cloudProject)/keys/\(details.siteKey)" }
}

extension RecaptchaEnterpriseKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "RecaptchaEnterpriseKey(\(details.cloudProject))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
