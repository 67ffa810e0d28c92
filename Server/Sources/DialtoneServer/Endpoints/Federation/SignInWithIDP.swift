import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit

extension SignInWithIDPRequest: WireInput {}

/// Signs in, signs up or links with a credential from an identity provider.
struct SignInWithIDP: Endpoint {
    let signIn: ProviderSignIn
    let handovers: SessionHandovers
    let links: ActionLinks

    func respond(
        to input: SignInWithIDPRequest,
        from caller: AppCaller
    ) async throws -> SignInWithIDPResponse {
        let proof = try ProviderForm(input).proof
        if let offer = SessionOffer(in: proof, handovers, of: caller.projectID) {
            return try await take(offer, input, from: caller)
        }
        let result = try await signIn.signIn(
            by: ProviderSignInRequest(
                proof: proof,
                idToken: input.idToken,
                createsAccount: input.autoCreate ?? true,
                link: links.link(for: caller)
            ),
            for: caller
        )
        switch result {
        case .completed(let outcome, let completion):
            return Self.answer(outcome, completion)
        case .confirmationNeeded(let owner, let evidence, let pendingToken):
            var answer = SignInWithIDPResponse(evidence)
            answer.localId = owner.id.rawValue
            answer.needConfirmation = true
            answer.verifiedProvider = owner.signInMethods
            answer.pendingToken = pendingToken
            return answer
        case .conflict(let refusal, let evidence, let pendingToken):
            guard input.returnIdpCredential == true else { throw refusal }
            var answer = SignInWithIDPResponse(evidence)
            answer.errorMessage = WireRefusal(of: refusal).message
            answer.pendingToken = pendingToken
            return answer
        }
    }

    private static func answer(
        _ outcome: SignInOutcome,
        _ completion: ProviderSignInResult.Completion
    ) -> SignInWithIDPResponse {
        var answer = SignInWithIDPResponse(completion.evidence)
        answer.isNewUser = completion.isNew
        answer.emailRecycled = completion.isRecycled ? true : nil
        let signIn = SignInResponse(outcome, after: completion.evidence.identity.provider)
        answer.take(signIn.account)
        answer.idToken = signIn.idToken
        answer.refreshToken = signIn.refreshToken
        answer.expiresIn = signIn.expiresIn
        answer.mfaPendingCredential = signIn.pendingCredential
        answer.hasRecoveryCodes = signIn.hasRecoveryCodes
        answer.mfaInfo = signIn.secondFactors
        return answer
    }
}
