public import IdentityToolkit

/// The request that sets a route, replacing the one for the same numbers and project.
public struct SetGatewayRouteRequest: WireObject {
    /// The project whose messages take the route; absent for all projects.
    public var project: String?

    /// The numbers: a country such as `DE`, a prefix such as `+4915`, or `default`.
    public var numbers: String?

    /// The mode: `ordinary`, `learning` or `hard`; `ordinary` if absent.
    public var mode: String?

    /// The steps; if one fails, the next one is tried.
    public var steps: [GatewayRouteStep]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that removes a route.
public struct RemoveGatewayRouteRequest: WireObject {
    /// The project of the route; absent for all projects.
    public var project: String?

    /// The numbers of the route.
    public var numbers: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
