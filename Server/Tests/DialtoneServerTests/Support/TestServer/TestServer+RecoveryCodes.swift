import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

extension TestServer {
    /// A new session of a new account, by the code of an authenticator app.
    func appSession() async throws -> SecondTokens {
        let (app, id) = try await addPersonWithApp()
        return try await appSession(app, id)
    }

    private func appSession(_ app: AuthenticatorApp, _ id: String) async throws -> SecondTokens {
        clock.advance(by: .minutes(1))
        let credential = try await proveFirstFactor().pending
        return try SecondTokens(
            await finishTOTP(credential, id, code: app.code(at: clock.now))
        )
    }

    /// The recovery codes of a new account with an authenticator app.
    func recoveryCodes() async throws -> [String] {
        try await recoveryCodes(by: appSession())
    }

    /// New recovery codes of the account with this authenticator app.
    func recoveryCodes(_ app: AuthenticatorApp, _ id: String) async throws -> [String] {
        try await recoveryCodes(by: appSession(app, id))
    }

    func recoveryCodes(by session: SecondTokens) async throws -> [String] {
        let answer = try await createRecoveryCodes(session.idToken)
        try #require(answer.status == 200, "\(answer.text)")
        let codes = try answer.json["recoveryCodes"]
        return (0..<(codes.count ?? 0)).compactMap { codes[$0].text }
    }

    func createRecoveryCodes(_ idToken: String) async throws -> Answer {
        try await call(.createRecoveryCodes, ["idToken": .string(idToken)])
    }

    func recoveryCodesLeft(_ idToken: String) async throws -> JSONValue {
        try await lookUp(idToken).json["users"][0]["recoveryCodesLeft"]
    }

    func recover(_ credential: String, _ code: String) async throws -> Answer {
        try await call(
            .secondFactorSignInFinalize,
            [
                "mfaPendingCredential": .string(credential),
                "recoveryCodeInfo": ["code": .string(code)],
            ]
        )
    }

    func recoveredSession(_ code: String) async throws -> SecondTokens {
        try SecondTokens(await recover(proveFirstFactor().pending, code))
    }

    func deleteRecoveryCodes() async throws {
        let answer = try await administer(
            "accounts:update",
            ["localId": "ada", "deleteRecoveryCodes": true]
        )
        try #require(answer.status == 200, "\(answer.text)")
    }

    /// An account that signs in by number and has another number as its second factor.
    func addPersonByNumber(_ number: String) async throws {
        try await addPerson {
            $0.email = nil
            $0.isEmailVerified = false
            $0.phoneNumber = PhoneNumber(e164: number)
            $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
        }
    }

    /// The response to a proof of the number, the first factor.
    func proveNumber(_ number: String) async throws -> JSONValue {
        let session = try await sendCode(to: number)
        let answer = try await complete(session, code: sentCode(to: number))
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }
}
