package import DialtoneModel

/// A gateway to which a message may be offered.
package struct RouteCandidate: Hashable, Sendable {
    package let gateway: String
    package var choice: RouteChoice

    package init(gateway: String, choice: RouteChoice) {
        self.gateway = gateway
        self.choice = choice
    }
}
