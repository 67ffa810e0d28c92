/// Why an app could not prove itself: where it stopped, and what mends that.
///
/// It lies beneath the `NSError` that an app gets; ``init(_:)`` finds it there. Where an identity
/// provider's page did not work, the stage is ``AppVerificationStage/page`` as well.
public struct AppVerificationProblem: Error, Hashable, Sendable {
    /// Why a stage did not succeed.
    ///
    /// Open-ended: a newer version may know more of them. The spellings are stable.
    public struct Cause: RawRepresentable, Hashable, Sendable {
        /// The cause as text, such as `pushNotSeen`.
        public let rawValue: String

        /// Takes any word; nothing is checked.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Where it stopped.
    public let stage: AppVerificationStage

    /// Why.
    public let cause: Cause

    /// What happened, as a sentence for developers without numbers, codes or tokens.
    public let detail: String

    /// What mends it, as a sentence for developers.
    public let mend: String

    /// What the server said, where it was the one who refused.
    public var refusal: AuthRefusal?

    /// The code of the error, where the cause alone does not tell it.
    var code: AuthErrorCode?
}

extension AppVerificationProblem.Cause {
    /// This device gives out no token for push notifications.
    public static let pushUnavailable = Self(rawValue: "pushUnavailable")
    /// No token came in time, or the system refused one.
    public static let pushTokenMissing = Self(rawValue: "pushTokenMissing")
    /// The server, or Apple's push service, did not take the push.
    public static let pushRefused = Self(rawValue: "pushRefused")
    /// The push was sent, and the SDK never saw it.
    public static let pushNotSeen = Self(rawValue: "pushNotSeen")
    /// The push did not come in time, and nobody knows why.
    public static let pushLate = Self(rawValue: "pushLate")
    /// The page has no way back into the app: its URL scheme is not registered.
    public static let schemeMissing = Self(rawValue: "schemeMissing")
    /// Nothing on this device can show the page.
    public static let pageUnavailable = Self(rawValue: "pageUnavailable")
    /// Another page is open.
    public static let pageBusy = Self(rawValue: "pageBusy")
    /// The person closed the page.
    public static let pageClosed = Self(rawValue: "pageClosed")
    /// The page reported a failure, or something that is not understood.
    public static let pageFailed = Self(rawValue: "pageFailed")
    /// App Attest did not work on this device.
    public static let attestFailed = Self(rawValue: "attestFailed")
    /// The server accepts no proof that this device can bring.
    public static let noProofLeft = Self(rawValue: "noProofLeft")
    /// The time for the stage, or for all of them, was over.
    public static let deadline = Self(rawValue: "deadline")
}

extension AppVerificationProblem {
    /// Finds the problem beneath an error of this SDK; `nil` where there is none.
    public init?(_ error: any Error) {
        guard let problem = error.beneath(AppVerificationProblem.self) else { return nil }
        self = problem
    }
}

extension AppVerificationProblem: CustomStringConvertible {
    /// Stage, cause, and both sentences.
    public var description: String { "\(stage.rawValue): \(detail) \(mend)" }
}
