/// How a gateway came to be chosen for a message, for whoever asks later.
package struct RouteChoice: Hashable, Sendable, Codable {
    package enum Method: String, Hashable, Sendable, Codable {
        /// It is the only one of its step.
        case order

        /// Drawn by the weights of its step.
        case weight

        /// By what it did for such numbers.
        case learned

        /// There is no route, so every gateway serves.
        case unrouted
    }

    package let method: Method

    /// The route's scope, such as "DE"; `nil` where there is no route.
    package let route: String?

    /// What was drawn for each gateway of a route that learns, in thousandths.
    package var draws: [String: Int]?

    /// Whether it stands further down than its route says, since it is out of order at the
    /// moment, or did not reach this number a moment ago.
    package var demotion: Demotion?

    package enum Demotion: String, Hashable, Sendable, Codable {
        case unwell, unanswered
    }

    package init(_ method: Method, route: String?, draws: [String: Int]? = nil) {
        self.method = method
        self.route = route
        self.draws = draws
    }
}
