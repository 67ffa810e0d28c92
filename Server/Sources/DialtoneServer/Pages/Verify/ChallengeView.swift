import DialtoneChallenges

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
