/// Why there is no answer of a configured address.
package enum OutboundFailure: Error, Hashable, Sendable {
    /// The name leads to an address that the operator did not allow.
    case addressRefused
    /// The name has no address.
    case unknownHost
    /// No connection came about, so that nothing of the request left.
    case notConnected(String)
    /// The connection broke before the answer was complete.
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
