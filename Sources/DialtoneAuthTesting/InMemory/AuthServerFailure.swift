import DialtoneAuth
public import Foundation
import IdentityToolkit

/// How calls of an ``InMemoryAuthServer`` fail.
public struct AuthServerFailure: Sendable {
    let response: @Sendable () throws -> HTTPExchange.Response

    private init(_ response: @escaping @Sendable () throws -> HTTPExchange.Response) {
        self.response = response
    }

    /// Fails with an error of the transport, without a response.
    public static func noResponse(_ error: URLError) -> Self {
        Self { throw error }
    }

    /// Responds with any status and body, for example those of a proxy.
    public static func response(status: Int, body: String = "") -> Self {
        Self { HTTPExchange.Response(status: status, body: Data(body.utf8)) }
    }

    /// Refuses with a code of the protocol, such as `OPERATION_NOT_ALLOWED`.
    public static func refusal(_ code: String, status: Int = 400) -> Self {
        Self(WireRefusal(WireErrorCode(rawValue: code), status: status))
    }

    private init(_ refusal: WireRefusal) {
        self.init { refusal.response }
    }

    /// No network connection: the SDK reports `networkError`.
    public static let noNetwork = noResponse(URLError(.notConnectedToInternet))

    /// No response in time: the SDK reports `networkError`.
    public static let timeout = noResponse(URLError(.timedOut))

    /// A server that is down behind its proxy: the SDK reports `networkError`.
    public static let unavailable = response(status: 503)

    /// A wrong code: the SDK reports `invalidVerificationCode`.
    public static let wrongCode = Self(WireRefusal(.invalidCode, reason: .wrongCode))

    /// An expired code: the SDK reports `sessionExpired`.
    public static let expiredCode = Self(WireRefusal(.sessionExpired, reason: .codeExpired))

    /// The project's messages are used up: the SDK reports `quotaExceeded`.
    public static let quotaExceeded = Self(WireRefusal(.quotaExceeded))

    /// A passkey that no account has, such as a deleted one: the SDK reports
    /// `missingPasskeyEnrollment`.
    public static let unknownPasskey = Self(WireRefusal(.passkeyCredentialNotFound))

    /// A user who took longer than the challenge is valid: the SDK reports
    /// `invalidAuthenticatorResponse`.
    public static let expiredPasskeyChallenge = Self(
        WireRefusal(.invalidAuthenticatorResponse, reason: .passkeyChallengeExpired)
    )

    /// A disabled user: the SDK reports `userDisabled`.
    public static let userDisabled = Self(WireRefusal(.userDisabled))

    /// A sign-in that is too long ago: the SDK reports `requiresRecentLogin`.
    public static let recentSignInRequired = Self(WireRefusal(.credentialTooOldLoginAgain))

    /// A number that gets no messages for a while, because of many wrong codes: the SDK reports
    /// `tooManyRequests`.
    ///
    /// - Parameter retryAfter: The seconds until the number gets messages again.
    /// - Returns: The failure.
    public static func numberSuspended(retryAfter: Int = 3_600) -> Self {
        Self(
            WireRefusal(
                .tooManyAttemptsTryLater,
                reason: .numberSuspended,
                retryAfter: retryAfter
            )
        )
    }
}
