public import Foundation
import IdentityToolkit

/// Creates secrets and assertions for authenticator apps as second factors.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorGenerator)
#endif
public final class TOTPMultiFactorGenerator: NSObject, Sendable {
    private override init() {}

    /// Requests a secret for an authenticator app from the server.
    ///
    /// `session` is from ``MultiFactor/session()``.
    #if canImport(ObjectiveC)
    @objc(generateSecretWithMultiFactorSession:completion:)
    #endif
    public class func generateSecret(
        with session: MultiFactorSession,
        completion: ((TOTPSecret?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.generateSecret(with: session) }
    }

    /// Requests a secret for an authenticator app from the server.
    ///
    /// `session` is from ``MultiFactor/session()``.
    @nonobjc
    public class func generateSecret(
        with session: MultiFactorSession
    ) async throws -> TOTPSecret {
        guard case .enrollment(let user, let idToken) = session.purpose else {
            throw AuthErrorCode.missingMultiFactorSession.error(
                reason: "The session belongs to a sign-in."
            )
        }
        let request = StartSecondFactorEnrollmentRequest {
            $0.idToken = idToken
            $0.totpEnrollmentInfo = TOTPInfo()
            $0.tenantId = user.tenantID
        }
        let answer: StartSecondFactorEnrollmentResponse = try await user.endingSessionIfDead {
            try await user.backend.call(.secondFactorEnrollmentStart, request)
        }
        guard let session = answer.totpSessionInfo else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's response has no secret."
            )
        }
        return TOTPSecret(session)
    }

    /// Creates an assertion for ``MultiFactor/enroll(with:displayName:)`` from the authenticator
    /// app's first code.
    #if canImport(ObjectiveC)
    @objc(assertionForEnrollmentWithSecret:oneTimePassword:)
    #endif
    public class func assertionForEnrollment(
        with secret: TOTPSecret,
        oneTimePassword: String
    ) -> TOTPMultiFactorAssertion {
        TOTPMultiFactorAssertion(.new(secret), oneTimePassword: oneTimePassword)
    }

    /// Creates an assertion for ``MultiFactorResolver/resolveSignIn(with:)`` from the authenticator
    /// app's code.
    ///
    /// `enrollmentID` is the hint's ``MultiFactorInfo/uid``.
    public class func assertionForSignIn(
        withEnrollmentID enrollmentID: String,
        oneTimePassword: String
    ) -> TOTPMultiFactorAssertion {
        TOTPMultiFactorAssertion(.enrolled(uid: enrollmentID), oneTimePassword: oneTimePassword)
    }
}
