/// What the guard of a measured server does.
enum GuardMode: String, Encodable, CaseIterable {
    case off

    /// Decides and records as if it stopped codes, and stops none: the same work, for all.
    case audit
}
