import DialtoneAuth

/// An e-mail address that the user is typing, with its password if the purpose needs one.
public struct EmailEntry: Hashable, Sendable {
    /// What the address is for.
    public enum Purpose: Hashable, Sendable {
        /// To sign in to an account with its password.
        case signIn
        /// To create an account with a new password.
        case signUp
        /// To get a link to choose another password.
        case reset
        /// To get a link that signs in.
        case link
        /// To confirm the address that a link was sent to, after the link has been opened.
        case confirm

        /// Whether the step has a field for a password.
        public var needsPassword: Bool { self == .signIn || self == .signUp }
    }

    /// What the address is for.
    public let purpose: Purpose

    /// The address.
    public internal(set) var email = ""

    /// The password; empty if ``purpose`` needs none.
    public internal(set) var password = ""

    /// The name; empty if the step does not ask for it.
    public internal(set) var name = ""

    init(_ purpose: Purpose, email: String = "") {
        self.purpose = purpose
        self.email = email
    }

    /// The problem with the address; `nil` if it can be sent.
    var addressComplaint: SignInComplaint? {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        if email.isEmpty { return .text(.emailMissing) }
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            return .failure(SignInFailure(words: ["INVALID_EMAIL"]))
        }
        return nil
    }

    /// The problem with the entry; `nil` if it can be sent.
    ///
    /// A new password is compared with `policy`, as the server does.
    func complaint(policy: PasswordPolicy?, asksForName: Bool) -> SignInComplaint? {
        if let complaint = addressComplaint { return complaint }
        if purpose == .signUp, asksForName, name.allSatisfy(\.isWhitespace) {
            return .text(.nameMissing)
        }
        guard purpose.needsPassword else { return nil }
        if password.isEmpty { return .text(.passwordMissing) }
        guard purpose == .signUp, let policy, !policy.accepts(password) else { return nil }
        return .failure(SignInFailure(words: ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS"]))
    }
}

extension EmailEntry: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep the address and the password out of logs.
    public var description: String { "EmailEntry" }

    /// Empty, to keep the address and the password out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
