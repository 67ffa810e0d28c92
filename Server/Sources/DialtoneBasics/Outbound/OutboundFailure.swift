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
        case .addressRefused: "the host leads into a network that is closed to it"
        case .unknownHost: "the host has no address"
        case .notConnected(let kind): "no connection (\(kind))"
        case .unreachable(let kind): "the connection broke (\(kind))"
        case .timedOut: "no answer in time"
        case .answerTooLarge: "the answer is too large"
        }
    }
}
