import Foundation
import IdentityToolkit

extension InMemoryProject {
    /// Holds a sign-in until its second factor is proved; returns the pending credential.
    mutating func hold(_ account: InMemoryAccount, provider: String) -> String {
        let id = nextID("pending")
        pending[id] = Session(accountID: account.id, provider: provider, signedInAt: now)
        return id
    }

    mutating func startSecondFactor(
        _ request: StartSecondFactorSignInRequest
    ) throws -> StartSecondFactorSignInResponse {
        let account = try pendingAccount(request.mfaPendingCredential)
        let match = account.secondFactors.first { $0.id == request.mfaEnrollmentId }
        guard let factor = match else { throw WireRefusal(.mfaEnrollmentNotFound) }
        guard let number = factor.phoneNumber, let credential = request.mfaPendingCredential else {
            throw WireRefusal(.invalidArgument)
        }
        let opened = try openCodeSession(
            for: number,
            .secondFactor(pendingCredential: credential)
        )
        return StartSecondFactorSignInResponse { $0.phoneResponseInfo = opened }
    }

    mutating func finishSecondFactor(
        _ request: FinalizeSecondFactorSignInRequest
    ) throws -> FinalizeSecondFactorSignInResponse {
        let account = try pendingAccount(request.mfaPendingCredential)
        let credential = request.mfaPendingCredential ?? ""
        let factor: InMemorySecondFactor
        switch (request.phoneVerificationInfo, request.totpVerificationInfo) {
        case (let phone?, nil):
            let number = try useCode(
                phone.code,
                of: phone.sessionInfo,
                for: .secondFactor(pendingCredential: credential)
            )
            let match = account.secondFactors.first { $0.phoneNumber == number }
            guard let match else { throw WireRefusal(.mfaEnrollmentNotFound) }
            factor = match
        case (nil, let totp?):
            factor = try proveApp(totp.verificationCode, request.mfaEnrollmentId, of: account)
        default: throw WireRefusal(.invalidArgument)
        }
        guard let session = pending.removeValue(forKey: credential) else {
            throw WireRefusal(.invalidPendingToken)
        }
        change(account.id) { $0.totpTriesLeft = InMemoryAccount.totpTries }
        let tokens = try open(account.id, provider: session.provider, secondFactor: factor)
        return FinalizeSecondFactorSignInResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
        }
    }

    private func pendingAccount(_ credential: String?) throws -> InMemoryAccount {
        guard let credential, !credential.isEmpty else {
            throw WireRefusal(.missingMFAPendingCredential)
        }
        guard let session = pending[credential] else { throw WireRefusal(.invalidPendingToken) }
        return try account(session.accountID)
    }

    /// Checks the code of an enrolled authenticator app, which is accepted once.
    private mutating func proveApp(
        _ code: String?,
        _ id: String?,
        of account: InMemoryAccount
    ) throws -> InMemorySecondFactor {
        guard let id, !id.isEmpty else { throw WireRefusal(.missingMFAEnrollmentID) }
        guard let code, !code.isEmpty else { throw WireRefusal(.missingCode) }
        guard let index = account.secondFactors.firstIndex(where: { $0.id == id }),
            case .totp(let app, let lastStep) = account.secondFactors[index].proof
        else { throw WireRefusal(.invalidMFAEnrollmentID) }
        guard account.totpTriesLeft > 0 else {
            throw WireRefusal(.tooManyAttemptsTryLater, reason: .secondFactorSuspended)
        }
        guard let step = app.step(of: code, at: now, after: lastStep) else {
            change(account.id) { $0.totpTriesLeft -= 1 }
            throw WireRefusal(wrongCodeWithTriesLeft: account.totpTriesLeft - 1)
        }
        change(account.id) { $0.secondFactors[index].proof = .totp(app, lastStep: step) }
        return account.secondFactors[index]
    }
}
