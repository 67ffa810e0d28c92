/// Why the guard lets no message go.
package enum SendRefusal: Hashable, Sendable {
    /// No messages go to numbers of this kind, such as premium-rate ones.
    case numberKindNotAllowed
    /// The number's owner wants no messages.
    case numberOptedOut
    /// Too many messages that have this in common were not answered.
    case limit(SendDimension.Kind, retryAfter: TimeSpan)
    /// Numbers that begin alike get no messages for a while, because hardly any was answered.
    case prefixHeld(retryAfter: TimeSpan)
    /// The project has spent what it may.
    case spendCap(retryAfter: TimeSpan)
    /// All projects together have spent what the server may.
    case serverSpendCap(retryAfter: TimeSpan)
}
