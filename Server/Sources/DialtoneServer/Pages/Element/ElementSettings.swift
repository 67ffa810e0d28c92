import DialtoneChallenges
import DialtoneModel

/// The settings of a project that `<dialtone-sign-in>` uses.
struct ElementSettings: Encodable, Sendable {
    let appName: String
    let codeLength: Int
    let secondFactors: [String]

    /// Whether every message requires a proof.
    let provesAtOnce: Bool
    let challenge: Challenge

    /// The path at which browsers begin a sign-in at an identity provider.
    let providerHandler: String

    struct Challenge: Encodable, Sendable {
        let vendor: String
        let siteKey: String
        let script: String
        let action: String
        let scores: Bool
    }

    init(_ project: Project, provesAtOnce: Bool, widget: ChallengeWidget, providerHandler: String) {
        appName = project.displayName
        codeLength = project.settings.phoneSignIn.codes.length
        secondFactors = project.settings.secondFactors.offeredKinds
        self.provesAtOnce = provesAtOnce
        self.providerHandler = providerHandler
        challenge = Challenge(
            vendor: widget.vendor.wireName,
            siteKey: widget.siteKey,
            script: widget.script,
            action: widget.action,
            scores: widget.givesScores
        )
    }
}
