import Foundation
import IdentityToolkit

extension InMemoryProject {
    mutating func sendCode(
        _ request: SendVerificationCodeRequest
    ) throws -> SendVerificationCodeResponse {
        guard let number = request.phoneNumber, !number.isEmpty else {
            throw WireRefusal(.missingPhoneNumber)
        }
        return try openCodeSession(for: number)
    }

    mutating func openCodeSession(for number: String) throws -> SendVerificationCodeResponse {
        let digits = number.dropFirst()
        guard number.hasPrefix("+"), (7...15).contains(digits.count), digits.first != "0",
            digits.allSatisfy({ $0.isASCII && $0.isNumber })
        else { throw WireRefusal(.invalidPhoneNumber) }
        let id = nextID("verification")
        let code = codes[number] ?? InMemoryAuthServer.usualCode
        codeSessions[id] = CodeSession(phoneNumber: number, code: code)
        messages.append(AuthServerMessage(phoneNumber: number, code: code, verificationID: id))
        return SendVerificationCodeResponse {
            $0.sessionInfo = id
            $0.expiresIn = "300"
            $0.resendAfter = "30"
        }
    }

    /// Checks a code, uses it, and returns the number that it proves.
    mutating func useCode(_ code: String?, of id: String?) throws -> String {
        guard let id, let session = codeSessions[id] else {
            throw WireRefusal(.invalidSessionInfo)
        }
        guard !session.isOver else { throw WireRefusal(.sessionExpired, reason: .codeExpired) }
        guard code == session.code else { throw WireRefusal(.invalidCode, reason: .wrongCode) }
        codeSessions[id]?.isOver = true
        return session.phoneNumber
    }

    mutating func expireCodes() {
        codeSessions = codeSessions.mapValues { session in
            var session = session
            session.isOver = true
            return session
        }
    }

    mutating func signInWithCode(
        _ request: SignInWithPhoneNumberRequest
    ) throws -> SignInWithPhoneNumberResponse {
        let current = try request.idToken.map { try self.account(of: $0) }
        let number = try proveNumber(request)
        let owner = accounts.first { $0.phoneNumber == number }
        if let current { return try link(number, to: current, owner: owner) }
        let id = owner?.id ?? addAccount { $0.phoneNumber = number }
        let account = try self.account(id)
        guard account.secondFactor == nil else {
            let pending = hold(account, provider: "phone")
            return SignInWithPhoneNumberResponse {
                $0.mfaPendingCredential = pending
                $0.mfaInfo = account.secondFactorInfo
            }
        }
        return try signedIn(account, isNew: owner == nil)
    }

    /// Uses a code, or a proof that an earlier conflict returned instead of it.
    private mutating func proveNumber(_ request: SignInWithPhoneNumberRequest) throws -> String {
        guard let proof = request.temporaryProof, !proof.isEmpty else {
            return try useCode(request.code, of: request.sessionInfo)
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
        owner: InMemoryAccount?
    ) throws -> SignInWithPhoneNumberResponse {
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
        return try signedIn(self.account(account.id), isNew: false)
    }

    private mutating func signedIn(
        _ account: InMemoryAccount,
        isNew: Bool
    ) throws -> SignInWithPhoneNumberResponse {
        let tokens = try open(account.id, provider: "phone")
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
