public import Foundation
import IdentityToolkit

/// Goes on with a sign-in that needs a second factor.
///
/// It is in the `userInfo` of an ``AuthErrorCode/secondFactorRequired``, under
/// ``AuthErrorUserInfoMultiFactorResolverKey``.
#if canImport(ObjectiveC)
@objc(FIRMultiFactorResolver)
#endif
public final class MultiFactorResolver: NSObject, Sendable {
    /// The sign-in that waits.
    public let session: MultiFactorSession

    /// The second factors to choose from.
    public let hints: [MultiFactorInfo]

    /// Whom the person signs in with.
    public let auth: Auth

    init(pendingCredential: String, factors: [SecondFactorInfo], auth: Auth) {
        session = MultiFactorSession(pendingCredential: pendingCredential)
        hints = factors.map(MultiFactorInfo.make)
        self.auth = auth
    }

    /// Completes the sign-in.
    public func resolveSignIn(
        with assertion: MultiFactorAssertion,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.resolve(assertion) }
    }

    /// Completes the sign-in.
    @discardableResult
    public func resolveSignIn(
        with assertion: MultiFactorAssertion
    ) async throws -> AuthDataResult {
        try await resolve(assertion)
    }

    private func resolve(_ assertion: MultiFactorAssertion) async throws -> AuthDataResult {
        guard let phone = assertion as? PhoneMultiFactorAssertion,
            case .code(let code, let verificationID) = phone.credential.proof
        else { throw AuthErrorCode.missingMultiFactorInfo.error() }
        if verificationID.isEmpty { throw AuthErrorCode.missingVerificationID.error() }
        if code.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
        let request = FinalizeSecondFactorSignInRequest(
            pendingCredential: session.pendingCredential,
            phoneVerificationInfo: .init(sessionInfo: verificationID, code: code),
            tenantID: auth.tenantID
        )
        let answer: FinalizeSecondFactorSignInResponse = try await auth.backend.call(
            .secondFactorSignInFinalize,
            request
        )
        let tokens = try auth.backend.tokens(answer.idToken, answer.refreshToken, nil)
        let user = try await auth.makeUser(tokens, isAnonymous: false)
        try auth.signedIn.set(user)
        return AuthDataResult(user: user)
    }
}
