/// The mode of a measured server's send guard.
enum GuardMode: String, Encodable, CaseIterable {
    case off

    /// Evaluates and records as if it blocked messages, but blocks none: the same work for all.
    case audit
}
