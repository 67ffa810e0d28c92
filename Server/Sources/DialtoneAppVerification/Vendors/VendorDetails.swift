/// What a project says of its credential at a vendor of challenges, and may be shown.
package struct VendorDetails: Hashable, Sendable {
    /// How a project's keys for a vendor are called, unless they are for one platform only.
    package static let keysName = "default"

    /// Names the project to the vendor, in pages.
    package let siteKey: String

    /// The project's name at Google Cloud, for reCAPTCHA Enterprise.
    package let cloudProject: String

    /// The score of reCAPTCHA Enterprise below which nobody is believed, from 0 to 1.
    package let minimumScore: Double?

    /// Whether reCAPTCHA Enterprise shows nothing and only gives scores.
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

    /// How it is stored beside the secret.
    package var stored: [String: String] {
        var stored = ["siteKey": siteKey]
        if !cloudProject.isEmpty { stored["cloudProject"] = cloudProject }
        if let minimumScore { stored["minimumScore"] = "\(minimumScore)" }
        if givesScores { stored["givesScores"] = "true" }
        return stored
    }
}
