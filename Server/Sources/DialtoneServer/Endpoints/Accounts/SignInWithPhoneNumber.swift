import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

extension SignInWithPhoneNumberRequest: WireInput {
    var targetProjectId: String? { nil }
}

/// Signs in, signs up, links or changes a number, with a one-time code or a temporary proof.
struct SignInWithPhoneNumber: Endpoint {
    let signIn: PhoneSignIn
    let links: ActionLinks

    func respond(
        to input: SignInWithPhoneNumberRequest,
        from caller: AppCaller
    ) async throws -> SignInWithPhoneNumberResponse {
        let result = try await signIn.complete(
            PhoneSignInRequest(
                caller: caller,
                proof: Self.proof(in: input),
                idToken: input.idToken,
                operation: Self.operation(input.operation),
                link: links.link(for: caller)
            )
        )
        switch result {
        case .completed(let outcome, let isNew):
            let answer = SignInResponse(outcome, after: .phone)
            return SignInWithPhoneNumberResponse {
                $0.idToken = answer.idToken
                $0.refreshToken = answer.refreshToken
                $0.expiresIn = answer.expiresIn
                $0.localId = answer.account.id.rawValue
                $0.isNewUser = answer.pendingCredential == nil ? isNew : nil
                $0.phoneNumber = answer.account.phoneNumber?.e164
                $0.mfaPendingCredential = answer.pendingCredential
                $0.mfaInfo = answer.secondFactors
                $0.hasRecoveryCodes = answer.hasRecoveryCodes
            }
        case .conflict(let proof, let owner):
            return SignInWithPhoneNumberResponse {
                $0.phoneNumber = owner.phoneNumber?.e164
                $0.temporaryProof = proof
                $0.temporaryProofExpiresIn = String(TemporaryProof.lifetime.wholeSeconds)
            }
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
