/// An e-mail address that the user is typing, with its password if the way needs one.
public struct EmailEntry: Hashable, Sendable {
    /// Whether the way is a link in an e-mail instead of a password.
    public let isForLink: Bool

    /// The address.
    public internal(set) var email = ""

    /// The password; empty for a link.
    public internal(set) var password = ""

    /// Whether the link has been sent.
    public internal(set) var isLinkSent = false

    init(isForLink: Bool) {
        self.isForLink = isForLink
    }

    /// The text that is missing; `nil` if the entry can be sent.
    var complaint: SignInComplaint? {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        if email.isEmpty { return .text(.emailMissing) }
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            return .failure(SignInFailure(words: ["INVALID_EMAIL"]))
        }
        return !isForLink && password.isEmpty ? .text(.passwordMissing) : nil
    }
}

extension EmailEntry: CustomStringConvertible, CustomReflectable {
    /// The type only, so that the address and the password get into no log.
    public var description: String { "EmailEntry" }

    /// Empty, so that the address and the password get into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
