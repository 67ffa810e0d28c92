import Foundation
import IdentityToolkit

extension InMemoryProject {
    /// The time between two messages to a number, in seconds.
    static let cooldown: TimeInterval = 30

    /// What a code was requested for; it proves nothing else.
    enum CodePurpose: Hashable, Sendable {
        case signIn
        case enrollment(accountID: String)
        case secondFactor(pendingCredential: String)
    }

    struct CodeSession: Sendable {
        let phoneNumber: String
        let purpose: CodePurpose
        let code: String
        let sentAt: Date
        var triesLeft = 5
        /// Why the code is no longer accepted.
        var end: RefusalReason?
    }

    /// Returns the open session of a number, or opens one with a message.
    ///
    /// As on a server, a number gets no second message for the same purpose within 30 seconds.
    mutating func openCodeSession(
        for number: String,
        _ purpose: CodePurpose
    ) throws -> SendVerificationCodeResponse {
        try checkNumber(number)
        let open = codeSessions.filter { _, session in
            session.phoneNumber == number && session.purpose == purpose && session.end == nil
        }
        if let (id, session) = open.first, isCooling(session), session.triesLeft > 0 {
            return answer(id, session)
        }
        if let last = cooldowns[number], now < last + Self.cooldown {
            throw WireRefusal(
                .tooManyAttemptsTryLater,
                reason: .sendCooldown,
                retryAfter: Int((last + Self.cooldown).timeIntervalSince(now).rounded(.up))
            )
        }
        for id in open.keys { codeSessions[id]?.end = .codeSuperseded }
        let id = nextID("verification")
        let code = codes[number] ?? InMemoryAuthServer.usualCode
        let session = CodeSession(phoneNumber: number, purpose: purpose, code: code, sentAt: now)
        codeSessions[id] = session
        cooldowns[number] = now
        messages.append(AuthServerMessage(phoneNumber: number, code: code, verificationID: id))
        return answer(id, session)
    }

    /// Checks a code, uses it, and returns the number that it proves.
    mutating func useCode(
        _ code: String?,
        of id: String?,
        for purpose: CodePurpose
    ) throws -> String {
        guard let id, !id.isEmpty else { throw WireRefusal(.missingSessionInfo) }
        guard let code, !code.isEmpty else { throw WireRefusal(.missingCode) }
        guard let session = codeSessions[id], session.purpose == purpose else {
            throw WireRefusal(.invalidSessionInfo)
        }
        if let end = session.end { throw WireRefusal(.sessionExpired, reason: end) }
        guard session.triesLeft > 0 else {
            throw WireRefusal(.tooManyAttemptsTryLater, reason: .noTriesLeft)
        }
        guard code == session.code else {
            codeSessions[id]?.triesLeft -= 1
            throw WireRefusal(wrongCodeWithTriesLeft: session.triesLeft - 1)
        }
        codeSessions[id]?.end = .codeUsed
        cooldowns[session.phoneNumber] = nil
        return session.phoneNumber
    }

    /// Lets all codes expire, after which a number gets another message.
    mutating func expireCodes() {
        for id in codeSessions.keys where codeSessions[id]?.end == nil {
            codeSessions[id]?.end = .codeExpired
        }
        for code in actionCodes.keys { actionCodes[code]?.isExpired = true }
        cooldowns = [:]
    }

    /// Ends the time in which numbers get no second message; codes stay valid.
    mutating func endCooldowns() {
        cooldowns = [:]
    }

    private func isCooling(_ session: CodeSession) -> Bool {
        guard let last = cooldowns[session.phoneNumber] else { return false }
        return now < last + Self.cooldown
    }

    private func answer(_ id: String, _ session: CodeSession) -> SendVerificationCodeResponse {
        let age = now.timeIntervalSince(session.sentAt)
        return SendVerificationCodeResponse {
            $0.sessionInfo = id
            $0.expiresIn = String(Int(300 - age))
            $0.resendAfter = String(Int((Self.cooldown - age).rounded(.up)))
        }
    }

    private func checkNumber(_ number: String) throws {
        let digits = number.dropFirst()
        guard number.hasPrefix("+"), (7...15).contains(digits.count), digits.first != "0",
            digits.allSatisfy({ $0.isASCII && $0.isNumber })
        else { throw WireRefusal(.invalidPhoneNumber) }
    }
}
