/// How a gateway was selected for a message, for diagnostics.
package struct RouteChoice: Hashable, Sendable, Codable {
    package enum Method: String, Hashable, Sendable, Codable {
        /// It is the only gateway of its step.
        case order

        /// Drawn at random, by the weights of its step.
        case weight

        /// Selected by its results for such numbers.
        case learned

        /// There is no route, so all gateways are used.
        case unrouted
    }

    package let method: Method

    /// The route's scope, such as "DE"; `nil` without a route.
    package let route: String?

    /// The score drawn for each gateway of a learning route, in thousandths.
    package var draws: [String: Int]?

    /// Why the gateway was moved down in the order, if it was.
    ///
    /// Either it is out of order at the moment, or it did not reach this number a moment ago.
    package var demotion: Demotion?

    package enum Demotion: String, Hashable, Sendable, Codable {
        case unhealthy, unanswered
    }

    package init(_ method: Method, route: String?, draws: [String: Int]? = nil) {
        self.method = method
        self.route = route
        self.draws = draws
    }
}
