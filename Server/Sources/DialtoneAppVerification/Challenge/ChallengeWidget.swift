package import DialtoneCore

/// What the page shows, and what it needs for that.
package struct ChallengeWidget: Hashable, Sendable {
    package let vendor: ChallengeSettings.Vendor
    package var siteKey = ""

    /// The address of the vendor's script; empty for the built-in challenge.
    package var script = ""

    /// What the solution has to be made for, where the vendor knows that.
    package var action = ""

    /// Whether there is nothing to see, and the vendor only watches and gives a score.
    package var givesScores = false

    /// Where the vendor's script may load from and connect to.
    package var sources = ContentSources()

    package init(vendor: ChallengeSettings.Vendor) {
        self.vendor = vendor
    }

    /// Origins and paths that a page's content policy has to allow.
    package struct ContentSources: Hashable, Sendable {
        package var scripts: [String] = []
        package var frames: [String] = []
        package var styles: [String] = []
        package var connections: [String] = []

        package init() {}
    }
}
