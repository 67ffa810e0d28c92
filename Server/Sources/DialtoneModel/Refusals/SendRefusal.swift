package import DialtoneBasics
package import DialtoneSendGuard

/// Why the fraud guard rejects a message.
package enum SendRefusal: Hashable, Sendable {
    /// Messages to numbers of this kind, such as premium-rate numbers, are not allowed.
    case numberKindNotAllowed
    /// The number's owner has opted out of messages.
    case numberOptedOut
    /// Too many messages of this dimension were not answered.
    case limit(SendDimension.Kind, retryAfter: TimeSpan)
    /// Numbers with this prefix get no messages for a while, because hardly any were answered.
    case prefixHeld(retryAfter: TimeSpan)
    /// The project has reached its spending cap.
    case spendCap(retryAfter: TimeSpan)
    /// All projects together have reached the server's spending cap.
    case serverSpendCap(retryAfter: TimeSpan)
}
