/// Why an app could not prove that it is genuine: the stage that failed, and how to fix it.
///
/// It is an underlying error of the `NSError` that an app gets; ``init(_:)`` extracts it. If an
/// identity provider's page failed, the stage is ``AppVerificationStage/page`` as well.
public struct AppVerificationProblem: Error, Hashable, Sendable {
    /// The reason why a stage failed.
    ///
    /// Newer versions may add causes. The raw values are stable.
    public struct Cause: RawRepresentable, Hashable, Sendable {
        /// The cause as text, for example `pushNotSeen`.
        public let rawValue: String

        /// Creates a cause from any text, without validation.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The stage that failed.
    public let stage: AppVerificationStage

    /// The reason for the failure.
    public let cause: Cause

    /// A description for developers, without phone numbers, codes or tokens.
    public let detail: String

    /// A suggested fix, for developers.
    public let remedy: String

    /// The server's error, if the server rejected the request.
    public var refusal: AuthRefusal?

    /// The error code, if the cause does not determine it.
    var code: AuthErrorCode?
}

extension AppVerificationProblem.Cause {
    /// This device does not provide a push token.
    public static let pushUnavailable = Self(rawValue: "pushUnavailable")
    /// No push token arrived in time, or the system refused to provide one.
    public static let pushTokenMissing = Self(rawValue: "pushTokenMissing")
    /// The server, or Apple's push service, rejected the push.
    public static let pushRefused = Self(rawValue: "pushRefused")
    /// The push was sent, but the SDK did not receive it.
    public static let pushNotSeen = Self(rawValue: "pushNotSeen")
    /// The push did not arrive in time, for an unknown reason.
    public static let pushLate = Self(rawValue: "pushLate")
    /// The page cannot return to the app: its URL scheme is not registered.
    public static let schemeMissing = Self(rawValue: "schemeMissing")
    /// This device cannot show the page.
    public static let pageUnavailable = Self(rawValue: "pageUnavailable")
    /// Another page is already open.
    public static let pageBusy = Self(rawValue: "pageBusy")
    /// The user closed the page.
    public static let pageClosed = Self(rawValue: "pageClosed")
    /// The page reported a failure, or an invalid result.
    public static let pageFailed = Self(rawValue: "pageFailed")
    /// App Attest failed on this device.
    public static let attestFailed = Self(rawValue: "attestFailed")
    /// The server accepts no kind of proof that this device supports.
    public static let noProofLeft = Self(rawValue: "noProofLeft")
    /// The stage, or the whole attempt, timed out.
    public static let deadline = Self(rawValue: "deadline")
}

extension AppVerificationProblem {
    /// Extracts the problem from an error of this SDK; `nil` if there is none.
    public init?(_ error: any Error) {
        guard let problem = error.beneath(AppVerificationProblem.self) else { return nil }
        self = problem
    }
}

extension AppVerificationProblem: CustomStringConvertible {
    /// The stage, the description and the suggested fix.
    public var description: String { "\(stage.rawValue): \(detail) \(remedy)" }
}
