/// The reason why a request to a configured URL has no response.
package enum OutboundFailure: Error, Hashable, Sendable {
    /// The host resolves to an address that the operator did not allow.
    case addressRefused
    /// The host has no address.
    case unknownHost
    /// No connection was established, so no part of the request was sent.
    case notConnected(String)
    /// The connection was lost before the response was complete.
    case unreachable(String)
    case timedOut
    case answerTooLarge
}

extension OutboundFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .addressRefused: "the host is in a network that is not allowed"
        case .unknownHost: "the host has no address"
        case .notConnected(let kind): "the connection failed (\(kind))"
        case .unreachable(let kind): "the connection was lost (\(kind))"
        case .timedOut: "no response within the time limit"
        case .answerTooLarge: "the response is too large"
        }
    }
}
