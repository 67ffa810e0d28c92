/// The details of a vendor credential that are not secret.
package struct VendorDetails: Hashable, Sendable {
    /// The name of a project's keys for a vendor, unless they are for one platform only.
    package static let keysName = "default"

    /// The public key that identifies the project to the vendor.
    package let siteKey: String

    /// The Google Cloud project ID, for reCAPTCHA Enterprise.
    package let cloudProject: String

    /// The minimum score of reCAPTCHA Enterprise, from 0 to 1.
    package let minimumScore: Double?

    /// Whether the reCAPTCHA Enterprise key is invisible and only returns scores.
    package let givesScores: Bool

    package init(
        siteKey: String,
        cloudProject: String = "",
        minimumScore: Double? = nil,
        givesScores: Bool = false
    ) {
        self.siteKey = siteKey
        self.cloudProject = cloudProject
        self.minimumScore = minimumScore
        self.givesScores = givesScores
    }

    package init(_ stored: [String: String]) {
        siteKey = stored["siteKey"] ?? ""
        cloudProject = stored["cloudProject"] ?? ""
        minimumScore = stored["minimumScore"].flatMap(Double.init)
        givesScores = stored["givesScores"] == "true"
    }

    /// The form in which the details are stored with the secret.
    package var stored: [String: String] {
        var stored = ["siteKey": siteKey]
        if !cloudProject.isEmpty { stored["cloudProject"] = cloudProject }
        if let minimumScore { stored["minimumScore"] = "\(minimumScore)" }
        if givesScores { stored["givesScores"] = "true" }
        return stored
    }
}
