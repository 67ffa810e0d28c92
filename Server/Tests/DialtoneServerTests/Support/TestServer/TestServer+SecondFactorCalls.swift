import DialtoneTestSupport
import IdentityToolkit
import Testing

extension TestServer {
    func startPhoneEnrollment(_ idToken: String, _ number: String) async throws -> Answer {
        try await call(
            .secondFactorEnrollmentStart,
            ["idToken": .string(idToken), "phoneEnrollmentInfo": ["phoneNumber": .string(number)]]
        )
    }

    func finishPhoneEnrollment(
        _ idToken: String,
        session: String,
        code: String,
        name: String = "work"
    ) async throws -> Answer {
        try await call(
            .secondFactorEnrollmentFinalize,
            [
                "idToken": .string(idToken), "displayName": .string(name),
                "phoneVerificationInfo": ["sessionInfo": .string(session), "code": .string(code)],
            ]
        )
    }

    /// Enrolls a number completely, and returns the new tokens.
    func enrollPhone(
        _ number: String,
        by idToken: String,
        name: String = "work"
    ) async throws -> SecondTokens {
        let started = try await startPhoneEnrollment(idToken, number)
        try #require(started.status == 200, "\(started.text)")
        let session = try #require(try started.json["phoneSessionInfo"]["sessionInfo"].text)
        return try SecondTokens(
            await finishPhoneEnrollment(
                idToken,
                session: session,
                code: try sentCode(to: number),
                name: name
            )
        )
    }

    func startTOTPEnrollment(_ idToken: String) async throws -> Answer {
        try await call(
            .secondFactorEnrollmentStart,
            ["idToken": .string(idToken), "totpEnrollmentInfo": [:]]
        )
    }

    func finishTOTPEnrollment(
        _ idToken: String,
        session: String,
        code: String,
        name: String? = "app"
    ) async throws -> Answer {
        var body: [String: JSONValue] = [
            "idToken": .string(idToken),
            "totpVerificationInfo": [
                "sessionInfo": .string(session), "verificationCode": .string(code),
            ],
        ]
        body["displayName"] = name.map(JSONValue.string)
        return try await call(.secondFactorEnrollmentFinalize, .object(body))
    }

    /// Sets an authenticator app up whole.
    func enrollTOTP(
        by idToken: String
    ) async throws -> (app: AuthenticatorApp, tokens: SecondTokens) {
        let started = try await startTOTPEnrollment(idToken)
        try #require(started.status == 200, "\(started.text)")
        let info = try started.json["totpSessionInfo"]
        let app = AuthenticatorApp(secret: try #require(info["sharedSecretKey"].text))
        let finished = try await finishTOTPEnrollment(
            idToken,
            session: try #require(info["sessionInfo"].text),
            code: app.code(at: clock.now)
        )
        return (app, try SecondTokens(finished))
    }

    func withdraw(_ id: String, by idToken: String) async throws -> Answer {
        try await call(
            .secondFactorWithdraw,
            ["idToken": .string(idToken), "mfaEnrollmentId": .string(id)]
        )
    }

    func startSecondFactor(
        _ credential: String,
        _ id: String,
        key: String = apiKey
    ) async throws -> Answer {
        try await call(
            .secondFactorSignInStart,
            [
                "mfaPendingCredential": .string(credential), "mfaEnrollmentId": .string(id),
                "phoneSignInInfo": ["phoneNumber": "+*******0199"],
            ],
            key: key
        )
    }

    func finishPhone(
        _ credential: String,
        session: String,
        code: String,
        key: String = apiKey
    ) async throws -> Answer {
        try await call(
            .secondFactorSignInFinalize,
            [
                "mfaPendingCredential": .string(credential),
                "phoneVerificationInfo": ["sessionInfo": .string(session), "code": .string(code)],
            ],
            key: key
        )
    }

    func finishTOTP(_ credential: String, _ id: String, code: String) async throws -> Answer {
        try await call(
            .secondFactorSignInFinalize,
            [
                "mfaPendingCredential": .string(credential), "mfaEnrollmentId": .string(id),
                "totpVerificationInfo": ["verificationCode": .string(code)],
            ]
        )
    }
}

/// The response of calls for second factors: tokens, without account and expiry.
struct SecondTokens: Sendable {
    let idToken: String
    let refreshToken: String
    let answer: JSONValue

    init(_ answer: Answer) throws {
        try #require(answer.status == 200, "\(answer.text)")
        self.answer = try answer.json
        idToken = try #require(self.answer["idToken"].text)
        refreshToken = try #require(self.answer["refreshToken"].text)
    }

    var firebase: JSONValue {
        get throws {
            try SignedIn(accountID: "", idToken: idToken, refreshToken: refreshToken)
                .claims["firebase"]
        }
    }
}
