import Foundation

/// Why a passkey could not be created or used on this device.
///
/// An authenticator throws it. An app gets it as an underlying error of an `NSError`;
/// ``init(_:)`` extracts it.
public struct PasskeyProblem: Error, Hashable, Sendable {
    /// The reason.
    ///
    /// Newer versions may add causes. The raw values are stable.
    public struct Cause: RawRepresentable, Hashable, Sendable {
        /// The cause as text, for example `canceled`.
        public let rawValue: String

        /// Creates a cause from any text, without validation.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The reason.
    public let cause: Cause

    /// A description for developers, without names, challenges or signatures.
    public let detail: String

    /// Creates a problem.
    public init(_ cause: Cause, detail: String) {
        self.cause = cause
        self.detail = detail
    }
}

extension PasskeyProblem.Cause {
    /// The user closed the dialog, or has no passkey for the domain.
    ///
    /// Authenticators do not distinguish the two, so that apps cannot find out who has a passkey.
    public static let canceled = Self(rawValue: "canceled")
    /// The user took longer than the server allows.
    public static let deadline = Self(rawValue: "deadline")
    /// The authenticator already has a passkey of the account.
    public static let alreadyCreated = Self(rawValue: "alreadyCreated")
    /// This device cannot create or use passkeys.
    public static let unavailable = Self(rawValue: "unavailable")
    /// The authenticator failed, for example because the app is not associated with the domain.
    public static let failed = Self(rawValue: "failed")
    /// Options or a response could not be read.
    public static let unreadable = Self(rawValue: "unreadable")
}

extension PasskeyProblem {
    /// The user closed the dialog, or has no passkey for the domain.
    public static let canceled = Self(.canceled, detail: "The user did not use a passkey.")

    /// The authenticator already has a passkey of the account.
    public static let alreadyCreated = Self(
        .alreadyCreated,
        detail: "The authenticator already has a passkey of this account."
    )

    static func late(_ seconds: Double) -> Self {
        Self(.deadline, detail: "The passkey was not used within \(Int(seconds)) s.")
    }

    static func unreadable(_ what: String) -> Self {
        Self(.unreadable, detail: "\(what) is missing or unreadable.")
    }

    /// Extracts the problem from an error of this SDK; `nil` if there is none.
    public init?(_ error: any Error) {
        guard let problem = error.beneath(PasskeyProblem.self) else { return nil }
        self = problem
    }

    /// Returns the error for the app.
    func error() -> NSError {
        code.error(reason: detail, text: text, cause: self)
    }

    private var code: AuthErrorCode {
        switch cause {
        case .canceled: .webContextCancelled
        case .alreadyCreated: .providerAlreadyLinked
        case .unavailable: .operationNotAllowed
        case .unreadable: .invalidAuthenticatorResponse
        default: .webSignInUserInteractionFailure
        }
    }

    /// The message for the user, if that of the code is about something else.
    ///
    /// An app can override it like those of the codes.
    private var text: String? {
        let (name, english): (String, String)
        switch cause {
        case .canceled, .deadline:
            (name, english) = ("ERROR_PASSKEY_CANCELED", "The passkey was not used.")
        case .alreadyCreated:
            name = "ERROR_PASSKEY_ALREADY_CREATED"
            english = "This device already has a passkey of your account."
        case .unavailable:
            name = "ERROR_PASSKEY_UNAVAILABLE"
            english = "Passkeys cannot be used on this device."
        case .unreadable:
            return nil
        default:
            name = "ERROR_PASSKEY_FAILED"
            english = "The passkey could not be used. Please try again."
        }
        return Bundle.main.localizedString(forKey: name, value: english, table: "DialtoneAuth")
    }
}

extension PasskeyProblem: CustomStringConvertible {
    /// The cause and the description.
    public var description: String { "\(cause.rawValue): \(detail)" }
}
