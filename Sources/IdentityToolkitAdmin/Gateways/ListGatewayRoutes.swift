public import IdentityToolkit

/// The gateways for messages to some numbers.
public struct GatewayRouteInfo: WireObject {
    /// The project whose messages take the route; absent for all projects.
    public var project: String?

    /// The numbers: a country such as `DE`, a prefix such as `+4915`, or `default`.
    public var numbers = ""

    /// The mode: `ordinary`, `learning` or `hard`.
    public var mode = ""

    /// The steps; if one fails, the next one is tried.
    public var steps: [GatewayRouteStep] = []

    /// The time of the last change, in RFC 3339.
    public var updatedAt = ""

    /// The version, which changes with every change; the calls that change or remove it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The gateways that share the messages of a route's step.
public struct GatewayRouteStep: WireObject {
    /// The gateways.
    public var gateways: [GatewayRouteTarget] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A gateway of a route's step.
public struct GatewayRouteTarget: WireObject {
    /// The gateway's name.
    public var gateway = ""

    /// The share of the step's messages, relative to its other gateways.
    public var weight = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the routes of messages.
public struct ListGatewayRoutesResponse: WireObject {
    /// The routes; without one, every gateway serves all numbers.
    public var routes: [GatewayRouteInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
