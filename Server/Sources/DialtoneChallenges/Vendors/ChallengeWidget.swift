package import DialtoneModel

/// The widget of the challenge page, with its parameters.
package struct ChallengeWidget: Hashable, Sendable {
    package let vendor: ChallengeSettings.Vendor
    package var siteKey = ""

    /// The URL of the vendor's script; empty for the built-in challenge.
    package var script = ""

    /// The action that the solution must be made for, if the vendor supports actions.
    package var action = ""

    /// Whether the challenge is invisible, and the vendor only returns a score.
    package var givesScores = false

    /// The sources that the vendor's script loads from and connects to.
    package var sources = ContentSources()

    package init(vendor: ChallengeSettings.Vendor) {
        self.vendor = vendor
    }

    /// Origins and paths for a page's content security policy.
    package struct ContentSources: Hashable, Sendable {
        package var scripts: [String] = []
        package var frames: [String] = []
        package var styles: [String] = []
        package var connections: [String] = []

        package init() {}
    }
}
