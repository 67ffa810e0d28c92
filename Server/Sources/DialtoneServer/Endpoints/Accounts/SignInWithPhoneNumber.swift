import DialtoneCore
import IdentityToolkit
import PhoneNumbers

extension SignInWithPhoneNumberRequest: WireInput {
    var targetProjectID: String? { nil }
}

/// Signs in, signs up, links or changes a number, by a one-time code or a temporary proof.
struct SignInWithPhoneNumber: Endpoint {
    let signIn: PhoneSignIn
    let links: ActionLinks

    func respond(
        to input: SignInWithPhoneNumberRequest,
        from caller: AppCaller
    ) async throws -> SignInWithPhoneNumberResponse {
        let result = try await signIn.complete(
            PhoneSignInRequest(
                caller: caller.signIn,
                proof: Self.proof(in: input),
                idToken: input.idToken,
                operation: Self.operation(input.operation),
                link: links.link(apiKey: caller.apiKey, authority: caller.authority)
            )
        )
        switch result {
        case .completed(let outcome, let isNew):
            let answer = SignInAnswer(outcome, after: .phone)
            return SignInWithPhoneNumberResponse(
                idToken: answer.idToken,
                refreshToken: answer.refreshToken,
                expiresIn: answer.expiresIn,
                localID: answer.account.id.rawValue,
                isNewUser: answer.pendingCredential == nil ? isNew : nil,
                phoneNumber: answer.account.phoneNumber?.e164,
                mfaPendingCredential: answer.pendingCredential,
                mfaInfo: answer.secondFactors
            )
        case .conflict(let proof, let owner):
            return SignInWithPhoneNumberResponse(
                phoneNumber: owner.phoneNumber?.e164,
                temporaryProof: proof,
                temporaryProofExpiresIn: String(TemporaryProof.lifetime.wholeSeconds)
            )
        }
    }

    private static func proof(in input: SignInWithPhoneNumberRequest) -> PhoneSignInRequest.Proof {
        if let proof = input.temporaryProof, !proof.isEmpty {
            return .temporaryProof(proof, phoneNumber: input.phoneNumber ?? "")
        }
        return .code(sessionInfo: input.sessionInfo ?? "", code: input.code ?? "")
    }

    private static func operation(_ operation: PhoneOperation?) -> PhoneSignInRequest.Operation {
        switch operation {
        case nil, .unspecified: .unspecified
        case .signUpOrIn: .signUpOrIn
        case .reauthenticate: .reauthenticate
        case .link, .update: .link
        }
    }
}
