/// What a project needs to have tokens of reCAPTCHA Enterprise assessed.
package struct RecaptchaEnterpriseKey: Sendable {
    /// The project at Google Cloud, as its ID.
    package let cloudProject: String
    package let siteKey: String

    /// From 0, surely a program, to 1, surely a person; a token below it is refused.
    package let minimumScore: Double

    /// Of Google Cloud; it has to be allowed to call the reCAPTCHA Enterprise API.
    let apiKey: String

    package init(cloudProject: String, siteKey: String, minimumScore: Double, apiKey: String) {
        self.cloudProject = cloudProject
        self.siteKey = siteKey
        self.minimumScore = minimumScore
        self.apiKey = apiKey
    }

    /// The name of the key as clients get it: they want exactly four parts.
    package var name: String { "projects/\(cloudProject)/keys/\(siteKey)" }
}

extension RecaptchaEnterpriseKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "RecaptchaEnterpriseKey(\(cloudProject))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
