/// Why the guard lets no message go.
package enum SendRefusal: Hashable, Sendable {
    /// No messages go to numbers of this kind, such as premium-rate ones.
    case numberKindNotAllowed
}
