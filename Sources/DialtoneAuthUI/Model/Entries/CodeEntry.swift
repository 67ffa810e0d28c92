/// A code that the user is typing.
public struct CodeEntry: Hashable, Sendable {
    /// What the code proves.
    public enum Purpose: Hashable, Sendable {
        /// A phone number, to sign in.
        case signIn(NumberEntry)
        /// A second factor of the account.
        case factor(SecondFactor)
        /// A phone number that becomes a second factor.
        case newNumber(NumberEntry)
        /// An authenticator app that becomes a second factor.
        case newApp(AuthenticatorSecret)
    }

    /// The part of the sign-in that has ended and must start again.
    public enum End: Hashable, Sendable {
        /// The code: only a new one helps.
        case code
        /// The sign-in: it has to start over.
        case signIn
    }

    /// What the code proves.
    public let purpose: Purpose

    /// The message with the code; `nil` for an authenticator app.
    public internal(set) var sent: SentCode?

    /// The digits so far, in ASCII.
    public internal(set) var digits = ""

    /// The number of digits of a complete code.
    public private(set) var length: Int

    /// What has ended; while it is not `nil`, the field accepts no input.
    public internal(set) var end: End?

    /// Whether a code was wrong, so that the next one waits for the button.
    var wasRefused = false

    /// Whether the user has been told that a new code can be requested.
    var saidResendIsReady = false

    init(_ purpose: Purpose, sent: SentCode?, length: Int) {
        self.purpose = purpose
        self.sent = sent
        self.length = length
    }

    /// Returns the entry for codes of another length.
    func with(length: Int) -> CodeEntry {
        var entry = self
        entry.length = length
        entry.digits = String(digits.prefix(length))
        return entry
    }

    /// Whether the code has all its digits.
    public var isComplete: Bool { digits.count == length }
}

extension CodeEntry: CustomStringConvertible, CustomReflectable {
    /// The number of digits only, to keep the code out of logs.
    public var description: String { "CodeEntry(\(digits.count) of \(length))" }

    /// Empty, to keep the code out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
