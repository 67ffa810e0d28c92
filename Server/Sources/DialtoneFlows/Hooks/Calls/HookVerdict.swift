/// The decision in a valid response of a hook.
enum HookVerdict: Hashable, Sendable {
    case allowed(SignInAmendments)
    /// The hook rejects the operation, for a reason that is shown to the user.
    ///
    /// `code` is for the log only.
    case refused(status: Int, message: String, code: String? = nil)
}
