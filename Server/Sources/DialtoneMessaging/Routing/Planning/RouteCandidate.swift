package import DialtoneCore

/// A gateway that a message may be offered to.
package struct RouteCandidate: Hashable, Sendable {
    package let gateway: String
    package var choice: RouteChoice

    package init(gateway: String, choice: RouteChoice) {
        self.gateway = gateway
        self.choice = choice
    }
}
