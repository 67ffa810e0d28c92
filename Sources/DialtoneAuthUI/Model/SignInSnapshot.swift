import Foundation

/// A sign-in that waits for the user, to be continued after the system has ended the app.
///
/// Users leave the app to read a message or an e-mail, and systems end apps in the background. It
/// contains numbers, addresses and the server's handles, but never a code or a password, so store
/// it like the signed-in user.
public struct SignInSnapshot: Hashable, Sendable, Codable {
    /// The form of this snapshot.
    static let currentVersion = 2

    /// How long a code counts as valid if the server did not say, in seconds.
    static let defaultLifetime: TimeInterval = 600

    /// How long the screen shows that a link was sent, in seconds.
    static let linkLifetime: TimeInterval = 3600

    /// How long the number or the address is filled in after that, in seconds.
    ///
    /// Afterwards, another person may be using the device.
    static let memory: TimeInterval = 86_400

    /// What the sign-in waits for.
    enum Wait: Hashable, Sendable, Codable {
        /// The code of a number that signs in.
        case code(StoredNumber, SentCode)
        /// The code of a number that becomes a second factor.
        case newNumber(StoredNumber, SentCode)
        /// A link in an e-mail.
        case link(email: String)
        /// A second factor.
        case factor(StoredSignIn)
    }

    let version: Int
    let wait: Wait
    let expiresAt: Date

    private init(_ wait: Wait, expiresAt: Date) {
        version = Self.currentVersion
        self.wait = wait
        self.expiresAt = expiresAt
    }

    /// Creates the snapshot of a number whose code is on its way.
    init(_ entry: NumberEntry, sent: SentCode, at now: Date) {
        let number = StoredNumber(entry)
        self.init(
            entry.isForSecondFactor ? .newNumber(number, sent) : .code(number, sent),
            expiresAt: sent.expiresAt ?? now.addingTimeInterval(Self.defaultLifetime)
        )
    }

    /// Creates the snapshot of an address whose link is on its way.
    init(linkTo email: String, at now: Date) {
        self.init(.link(email: email), expiresAt: now.addingTimeInterval(Self.linkLifetime))
    }

    /// Creates the snapshot of a sign-in that waits for a second factor.
    init(_ signIn: StoredSignIn, at now: Date) {
        self.init(.factor(signIn), expiresAt: now.addingTimeInterval(Self.defaultLifetime))
    }

    /// Whether nothing of it may be shown any more.
    func isOver(at now: Date) -> Bool {
        version != Self.currentVersion || now >= expiresAt.addingTimeInterval(Self.memory)
    }
}

/// A number of a snapshot.
struct StoredNumber: Hashable, Sendable, Codable {
    private let countryCode: String
    private let text: String
    private let isFixed: Bool
    private let isForSecondFactor: Bool

    init(_ entry: NumberEntry) {
        countryCode = entry.country.code
        text = entry.text
        isFixed = entry.isFixed
        isForSecondFactor = entry.isForSecondFactor
    }

    /// The number; `nil` if its country is unknown to this version.
    var entry: NumberEntry? {
        guard let country = CountryTable.byCode[countryCode] else { return nil }
        var entry = NumberEntry(country: country, text: text)
        entry.isFixed = isFixed
        entry.isForSecondFactor = isForSecondFactor
        return entry
    }
}

/// A sign-in of a snapshot whose first factor was proved.
struct StoredSignIn: Hashable, Sendable, Codable {
    /// The server's handle of the sign-in.
    let pendingCredential: String

    /// The factors to choose from.
    let factors: [SecondFactor]

    /// The number that was the first factor; `nil` for other first factors.
    var number: String?

    /// The factor whose code is awaited; `nil` before the choice.
    var chosen: SecondFactor?

    /// The message with the code; `nil` for an authenticator app.
    var sent: SentCode?
}

extension SignInSnapshot: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep numbers and addresses out of logs.
    public var description: String { "SignInSnapshot" }

    /// Empty, to keep numbers and addresses out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
