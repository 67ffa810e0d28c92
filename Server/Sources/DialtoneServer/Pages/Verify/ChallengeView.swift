import DialtoneBasics
import DialtoneChallenges
import DialtoneModel

/// The values of a challenge that the page's scripts need.
struct ChallengeView: Sendable {
    let vendor: String
    let siteKey: String
    let script: String
    let action: String
    let scores: String

    init(_ widget: ChallengeWidget) {
        vendor = widget.vendor.wireName
        siteKey = widget.siteKey
        script = widget.script
        action = widget.action
        scores = widget.givesScores ? "true" : "false"
    }
}

extension WebChallenge {
    /// Returns the widget of a page; without the vendor's keys, the challenge cannot be solved anyway.
    func pageWidget(
        of vendor: ChallengeSettings.Vendor,
        for project: ProjectID
    ) async throws -> ChallengeWidget {
        try await widget(of: vendor, for: project) ?? ChallengeWidget(vendor: .proofOfWork)
    }
}
