/// What a hook that could be understood said.
enum HookVerdict: Hashable, Sendable {
    case allowed(SignInAmendments)
    /// No, for a reason that the person may read.
    case refused(status: Int, message: String)
}
