public import Foundation
import IdentityToolkit

/// Completes a sign-in that requires a second factor.
///
/// It is in the `userInfo` of an ``AuthErrorCode/secondFactorRequired`` error, under
/// ``AuthErrorUserInfoMultiFactorResolverKey``.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorResolver)
#endif
public final class MultiFactorResolver: NSObject, Sendable {
    /// The session of the pending sign-in.
    public let session: MultiFactorSession

    /// The second factors that the user can choose from.
    public let hints: [MultiFactorInfo]

    /// The `Auth` object of the sign-in.
    public let auth: Auth

    package let pendingCredential: String
    private let purpose: CredentialPurpose

    init(
        pendingCredential: String,
        factors: [SecondFactorInfo],
        purpose: CredentialPurpose,
        auth: Auth
    ) {
        session = MultiFactorSession(.signIn(pendingCredential: pendingCredential))
        self.pendingCredential = pendingCredential
        hints = factors.map(MultiFactorInfo.make)
        self.purpose = purpose
        self.auth = auth
    }

    /// Completes the sign-in or the reauthentication that required the second factor.
    #if canImport(ObjectiveC)
    @objc(resolveSignInWithAssertion:completion:)
    #endif
    public func resolveSignIn(
        with assertion: MultiFactorAssertion,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.resolve(assertion) }
    }

    /// Completes the sign-in.
    @discardableResult @nonobjc
    public func resolveSignIn(
        with assertion: MultiFactorAssertion
    ) async throws -> AuthDataResult {
        try await resolve(assertion)
    }

    private func resolve(_ assertion: MultiFactorAssertion) async throws -> AuthDataResult {
        var request = FinalizeSecondFactorSignInRequest {
            $0.mfaPendingCredential = pendingCredential
            $0.tenantId = purpose.tenantID(auth)
        }
        try assertion.add(to: &request)
        let answer: SignInResponse = try await auth.backend.call(
            .secondFactorSignInFinalize,
            request
        )
        let tokens = try auth.backend.tokens(answer.idToken, answer.refreshToken, nil)
        if let user = purpose.expectedUser {
            try await user.takeOver(tokens)
            return AuthDataResult(user: user)
        }
        let user = try await auth.makeUser(tokens, isAnonymous: false)
        try auth.signedIn.set(user)
        return AuthDataResult(user: user)
    }
}
