import Foundation
import IdentityToolkit

extension InMemoryProject {
    mutating func sendCode(
        _ request: SendVerificationCodeRequest
    ) throws -> SendVerificationCodeResponse {
        guard let number = request.phoneNumber, !number.isEmpty else {
            throw WireRefusal(.missingPhoneNumber)
        }
        return try openCodeSession(for: number, .signIn)
    }

    mutating func signInWithCode(
        _ request: SignInWithPhoneNumberRequest
    ) throws -> SignInWithPhoneNumberResponse {
        let current = try request.idToken.map { try self.account(of: $0) }
        let number = try proveNumber(request)
        let owner = accounts.first { $0.phoneNumber == number }
        if let current {
            return try link(number, to: current, owner: owner, as: request.idToken)
        }
        guard owner != nil || settings.allowsSignUp else { throw WireRefusal(.adminOnlyOperation) }
        let id = owner?.id ?? addAccount { $0.phoneNumber = number }
        let account = try self.account(id)
        let factors = account.secondFactors.filter { $0.phoneNumber != number }
        guard factors.isEmpty else {
            let pending = hold(account, provider: "phone")
            return SignInWithPhoneNumberResponse {
                $0.mfaPendingCredential = pending
                $0.mfaInfo = factors.map { $0.info(isHint: true) }
            }
        }
        return try signedIn(account, isNew: owner == nil)
    }

    /// Uses a code, or a proof that an earlier conflict returned instead of it.
    private mutating func proveNumber(_ request: SignInWithPhoneNumberRequest) throws -> String {
        guard let proof = request.temporaryProof, !proof.isEmpty else {
            return try useCode(request.code, of: request.sessionInfo, for: .signIn)
        }
        guard let number = temporaryProofs.removeValue(forKey: proof),
            number == request.phoneNumber
        else { throw WireRefusal(.invalidTemporaryProof) }
        return number
    }

    /// Links a number; a conflict returns another proof of it, because the code is used up.
    private mutating func link(
        _ number: String,
        to account: InMemoryAccount,
        owner: InMemoryAccount?,
        as idToken: String?
    ) throws -> SignInWithPhoneNumberResponse {
        guard account.secondFactors.isEmpty || settings.allowsSecondFactorAfterPhone else {
            throw WireRefusal(.unsupportedFirstFactor)
        }
        guard owner == nil || owner?.id == account.id else {
            let proof = nextID("proof")
            temporaryProofs[proof] = number
            return SignInWithPhoneNumberResponse {
                $0.phoneNumber = number
                $0.temporaryProof = proof
                $0.temporaryProofExpiresIn = "3600"
            }
        }
        change(account.id) { $0.phoneNumber = number }
        return try signedIn(self.account(account.id), isNew: false, after: idToken)
    }

    private mutating func signedIn(
        _ account: InMemoryAccount,
        isNew: Bool,
        after idToken: String? = nil
    ) throws -> SignInWithPhoneNumberResponse {
        let tokens = try open(account.id, provider: "phone", after: idToken)
        return SignInWithPhoneNumberResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.expiresIn = InMemoryToken.lifetimeText
            $0.localId = account.id
            $0.isNewUser = isNew
            $0.phoneNumber = account.phoneNumber
        }
    }
}
