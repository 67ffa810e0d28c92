package import DialtoneCore

/// A provider that a message may be offered to.
package struct RouteCandidate: Hashable, Sendable {
    package let provider: String
    package var choice: RouteChoice

    package init(provider: String, choice: RouteChoice) {
        self.provider = provider
        self.choice = choice
    }
}
