import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

extension FixtureCase {
    static let secondFactors = enrollment + secondStep

    private static let enrollment = [
        FixtureCase("mfaEnrollment.start.phone", on: .secondFactors) { try await $0.adasToken() },
        FixtureCase("mfaEnrollment.start.totp", on: .secondFactors) { try await $0.adasToken() },
        FixtureCase("mfaEnrollment.finalize.phone", on: .secondFactors) { server in
            var values = try await server.adasToken()
            let started = try await server.startPhoneEnrollment(
                values["idToken"] ?? "",
                TestServer.secondNumber
            )
            values["sessionInfo"] = try started.json["phoneSessionInfo"]["sessionInfo"].text
            values["code"] = try server.sentCode(to: TestServer.secondNumber)
            return values
        },
        FixtureCase("mfaEnrollment.finalize.totp", on: .secondFactors) { server in
            var values = try await server.adasToken()
            let started = try await server.startTOTPEnrollment(values["idToken"] ?? "")
            let info = try started.json["totpSessionInfo"]
            let app = AuthenticatorApp(secret: try #require(info["sharedSecretKey"].text))
            values["sessionInfo"] = info["sessionInfo"].text
            values["code"] = app.code(at: server.clock.now)
            return values
        },
        FixtureCase("mfaEnrollment.withdraw", on: .secondFactors) { server in
            let idToken = try await server.adasToken()["idToken"] ?? ""
            let tokens = try await server.enrollPhone(TestServer.secondNumber, by: idToken)
            let factor = try #require(try await server.account().secondFactors.first)
            return ["idToken": tokens.idToken, "mfaEnrollmentId": factor.id.rawValue]
        },
    ]

    private static let secondStep = [
        FixtureCase("mfaSignIn.start", on: .secondFactors) { try await $0.adasPendingSignIn() },
        FixtureCase("mfaSignIn.finalize.phone", on: .secondFactors) { server in
            var values = try await server.adasPendingSignIn()
            let started = try await server.startSecondFactor(
                values["mfaPendingCredential"] ?? "",
                values["mfaEnrollmentId"] ?? ""
            )
            values["sessionInfo"] = try started.json["phoneResponseInfo"]["sessionInfo"].text
            values["code"] = try server.sentCode(to: TestServer.secondNumber)
            return values
        },
        FixtureCase("mfaSignIn.finalize.totp", on: .secondFactors) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            return [
                "mfaPendingCredential": try await server.proveFirstFactor().pending,
                "mfaEnrollmentId": id,
                "code": app.code(at: server.clock.now),
            ]
        },
    ]
}

extension TestServer {
    fileprivate static let secondNumber = "+16505550102"

    fileprivate func adasToken() async throws -> [String: String] {
        try await addPerson()
        return ["idToken": try await proveFirstFactor().signedIn.idToken]
    }

    fileprivate func adasPendingSignIn() async throws -> [String: String] {
        try await addPerson {
            $0.secondFactors = [.phone(Self.secondNumber, at: .start, id: "factor-1")]
        }
        return [
            "mfaPendingCredential": try await proveFirstFactor().pending,
            "mfaEnrollmentId": "factor-1",
        ]
    }
}
