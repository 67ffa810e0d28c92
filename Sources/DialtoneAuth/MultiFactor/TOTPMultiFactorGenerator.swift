public import Foundation
import IdentityToolkit

/// Makes authenticator apps count as second factors.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorGenerator)
#endif
public final class TOTPMultiFactorGenerator: NSObject, Sendable {
    private override init() {}

    /// Has the server make a secret for an authenticator app.
    ///
    /// `session` is that of ``MultiFactor/session()``.
    #if canImport(ObjectiveC)
    @objc(generateSecretWithMultiFactorSession:completion:)
    #endif
    public class func generateSecret(
        with session: MultiFactorSession,
        completion: ((TOTPSecret?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.generateSecret(with: session) }
    }

    /// Has the server make a secret for an authenticator app.
    ///
    /// `session` is that of ``MultiFactor/session()``.
    @nonobjc
    public class func generateSecret(
        with session: MultiFactorSession
    ) async throws -> TOTPSecret {
        guard case .enrollment(let user, let idToken) = session.purpose else {
            throw AuthErrorCode.missingMultiFactorSession.error(
                reason: "The session is that of a sign-in."
            )
        }
        let request = StartSecondFactorEnrollmentRequest {
            $0.idToken = idToken
            $0.totpEnrollmentInfo = TOTPInfo()
            $0.tenantID = user.tenantID
        }
        let answer: StartSecondFactorEnrollmentResponse = try await user.endingSessionIfDead {
            try await user.backend.call(.secondFactorEnrollmentStart, request)
        }
        guard let session = answer.totpSessionInfo else {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's answer holds no secret."
            )
        }
        return TOTPSecret(session)
    }

    /// Proves that the authenticator app has a new secret, for
    /// ``MultiFactor/enroll(with:displayName:)``.
    #if canImport(ObjectiveC)
    @objc(assertionForEnrollmentWithSecret:oneTimePassword:)
    #endif
    public class func assertionForEnrollment(
        with secret: TOTPSecret,
        oneTimePassword: String
    ) -> TOTPMultiFactorAssertion {
        TOTPMultiFactorAssertion(.new(secret), oneTimePassword: oneTimePassword)
    }

    /// Proves that the person has an authenticator app, for
    /// ``MultiFactorResolver/resolveSignIn(with:)``.
    ///
    /// `enrollmentID` is the hint's ``MultiFactorInfo/uid``.
    public class func assertionForSignIn(
        withEnrollmentID enrollmentID: String,
        oneTimePassword: String
    ) -> TOTPMultiFactorAssertion {
        TOTPMultiFactorAssertion(.enrolled(uid: enrollmentID), oneTimePassword: oneTimePassword)
    }
}
