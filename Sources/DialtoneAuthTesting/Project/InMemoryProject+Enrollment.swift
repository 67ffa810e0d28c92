import Foundation
import IdentityToolkit

extension InMemoryProject {
    struct TOTPEnrollment: Sendable {
        let accountID: String
        let app: AuthenticatorApp
        var triesLeft = 3
        var isComplete = false
    }

    private static let factorLimit = 5

    mutating func startEnrollment(
        _ request: StartSecondFactorEnrollmentRequest
    ) throws -> StartSecondFactorEnrollmentResponse {
        switch (request.phoneEnrollmentInfo, request.totpEnrollmentInfo) {
        case (let phone?, nil):
            try checkOffer(of: "phone")
            let account = try admitToEnroll(request.idToken)
            guard let number = phone.phoneNumber, !number.isEmpty else {
                throw WireRefusal(.missingPhoneNumber)
            }
            try checkEnrollment(of: number, for: account)
            let opened = try openCodeSession(for: number, .enrollment(accountID: account.id))
            return .init { $0.phoneSessionInfo = opened }
        case (nil, .some):
            try checkOffer(of: "totp")
            let account = try admitToEnroll(request.idToken)
            let id = nextID("enrollment")
            let app = AuthenticatorApp(key: Array("secret of \(id)".utf8))
            totpEnrollments[id] = TOTPEnrollment(accountID: account.id, app: app)
            let moment = now
            return .init {
                $0.totpSessionInfo = TOTPSessionInfo {
                    $0.sharedSecretKey = app.secret
                    $0.verificationCodeLength = AuthenticatorApp.digits
                    $0.hashingAlgorithm = "SHA1"
                    $0.periodSec = AuthenticatorApp.period
                    $0.sessionInfo = id
                    $0.finalizeEnrollmentTime =
                        ISO8601DateFormatter().string(from: moment + 900)
                }
            }
        default: throw WireRefusal(.invalidArgument)
        }
    }

    mutating func finishEnrollment(
        _ request: FinalizeSecondFactorEnrollmentRequest
    ) throws -> FinalizeSecondFactorEnrollmentResponse {
        let account = try admitToEnroll(request.idToken)
        let factor: InMemorySecondFactor
        switch (request.phoneVerificationInfo, request.totpVerificationInfo) {
        case (let phone?, nil):
            let number = try useCode(
                phone.code,
                of: phone.sessionInfo,
                for: .enrollment(accountID: account.id)
            )
            try checkEnrollment(of: number, for: account)
            factor = makeFactor(.phone(number), request.displayName)
        case (nil, let totp?):
            guard let name = request.displayName, !name.isEmpty else {
                throw WireRefusal(.missingDisplayName)
            }
            factor = makeFactor(try proveApp(totp, of: account), name)
        default: throw WireRefusal(.invalidArgument)
        }
        change(account.id) { $0.secondFactors.append(factor) }
        let session = try sessionName(of: request.idToken)
        // As with a server, a number ends the other sessions, and an authenticator app does not.
        if factor.phoneNumber != nil { endSessions(of: account.id, except: session) }
        sessions[session]?.secondFactor = factor
        let tokens = try self.tokens(ofSession: session)
        return FinalizeSecondFactorEnrollmentResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.phoneAuthInfo = factor.phoneNumber == nil ? nil : PhoneAuthInfo()
            $0.totpAuthInfo = factor.phoneNumber == nil ? TOTPInfo() : nil
        }
    }

    mutating func withdraw(
        _ request: WithdrawSecondFactorRequest
    ) throws -> WithdrawSecondFactorResponse {
        let name = try sessionName(of: request.idToken)
        let session = try self.session(of: request.idToken)
        let account = try self.account(session.accountID)
        guard let id = request.mfaEnrollmentId, !id.isEmpty else {
            throw WireRefusal(.missingMFAEnrollmentID)
        }
        guard account.secondFactors.contains(where: { $0.id == id }) else {
            throw WireRefusal(.mfaEnrollmentNotFound)
        }
        // Otherwise a stolen password would be enough to remove the factor.
        guard session.secondFactor != nil else {
            throw WireRefusal(.credentialTooOldLoginAgain, reason: .secondFactorProofRequired)
        }
        change(account.id) { $0.secondFactors.removeAll { $0.id == id } }
        endSessions(of: account.id, except: name)
        if session.secondFactor?.id == id { sessions[name]?.secondFactor = nil }
        let tokens = try self.tokens(ofSession: name)
        return WithdrawSecondFactorResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
        }
    }

    mutating func makeFactor(
        _ proof: InMemorySecondFactor.Proof,
        _ displayName: String? = nil
    ) -> InMemorySecondFactor {
        InMemorySecondFactor(
            id: nextID("factor"),
            displayName: displayName,
            enrolledAt: now,
            proof: proof
        )
    }

    private func checkOffer(of kind: String) throws {
        guard settings.secondFactors.contains(kind) else {
            throw WireRefusal(.operationNotAllowed)
        }
    }

    /// The account of a token, if its way to sign in supports second factors.
    private func admitToEnroll(_ idToken: String?) throws -> InMemoryAccount {
        let session = try self.session(of: idToken)
        let account = try self.account(session.accountID)
        let isByPhone = session.provider == "phone"
        guard session.provider != "anonymous",
            !isByPhone || settings.allowsSecondFactorAfterPhone
        else { throw WireRefusal(.unsupportedFirstFactor) }
        if account.email == nil, isByPhone { return account }
        guard account.email != nil, account.isEmailVerified else {
            throw WireRefusal(.unverifiedEmail)
        }
        return account
    }

    private func checkEnrollment(of number: String, for account: InMemoryAccount) throws {
        let isFirstFactor =
            settings.allowsSecondFactorAfterPhone && account.phoneNumber == number
        guard !isFirstFactor, !account.secondFactors.contains(where: { $0.phoneNumber == number })
        else { throw WireRefusal(.secondFactorExists) }
        guard account.secondFactors.count < Self.factorLimit else {
            throw WireRefusal(.secondFactorLimitExceeded)
        }
    }

    /// Checks the first code of an authenticator app.
    private mutating func proveApp(
        _ proof: TOTPVerificationInfo,
        of account: InMemoryAccount
    ) throws -> InMemorySecondFactor.Proof {
        guard let id = proof.sessionInfo, !id.isEmpty else {
            throw WireRefusal(.missingSessionInfo)
        }
        guard let code = proof.verificationCode, !code.isEmpty else {
            throw WireRefusal(.missingCode)
        }
        guard let enrollment = totpEnrollments[id], enrollment.accountID == account.id else {
            throw WireRefusal(.invalidSessionInfo)
        }
        guard !enrollment.isComplete else { throw WireRefusal(.mfaEnrollmentAlreadyComplete) }
        guard enrollment.triesLeft > 0 else { throw WireRefusal(.tooManyEnrollmentAttempts) }
        guard account.secondFactors.allSatisfy({ $0.phoneNumber != nil }) else {
            throw WireRefusal(.secondFactorLimitExceeded)
        }
        guard let step = enrollment.app.step(of: code, at: now, after: nil) else {
            totpEnrollments[id]?.triesLeft -= 1
            throw WireRefusal(wrongCodeWithTriesLeft: enrollment.triesLeft - 1)
        }
        totpEnrollments[id]?.isComplete = true
        return .totp(enrollment.app, lastStep: step)
    }
}
