import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// A call by which users change their own account with an ID token.
struct OwnCall: Sendable, CustomTestStringConvertible {
    /// Prepares everything except the call itself.
    typealias Preparation =
        @Sendable (TestServer, SignedIn) async throws -> @Sendable () async throws -> Answer

    let testDescription: String
    let prepare: Preparation

    init(_ name: String, _ prepare: @escaping Preparation) {
        testDescription = name
        self.prepare = prepare
    }

    /// A call without preparations.
    init(
        _ name: String,
        _ path: EndpointPath,
        _ fields: [String: JSONValue]
    ) {
        self.init(name) { server, person in
            var body = fields
            body["idToken"] = .string(person.idToken)
            return { [body] in try await server.call(path, .object(body)) }
        }
    }

    /// Every call that changes the account of its ID token, or leads to a change of it.
    static let all: [OwnCall] = [
        OwnCall("profile", .update, ["displayName": "Eve"]),
        OwnCall("password", .update, ["password": "another horse"]),
        OwnCall("unlink", .update, ["deleteProvider": ["password"]]),
        OwnCall(
            "upgrade",
            .signUp,
            ["email": .string(TestServer.email), "password": "other horse"]
        ),
        OwnCall("delete", .delete, [:]),
        OwnCall("prove address", .sendOOBCode, ["requestType": "VERIFY_EMAIL"]),
        OwnCall(
            "change address",
            .sendOOBCode,
            ["requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "eve@example.com"]
        ),
        OwnCall(
            "end sessions",
            .revokeSessions,
            ["sessionIds": ["session_AQEBAQEBAQEBAQEBAQEBAQ"]]
        ),
        OwnCall("withdraw", .secondFactorWithdraw, ["mfaEnrollmentId": "one"]),
        OwnCall(
            "rename a passkey",
            .update,
            ["renamePasskey": [["credentialId": "AAAA", "name": "Eve's"]]]
        ),
        linkPhone, linkProvider, linkMail, enrollPhone, enrollTOTP, addPasskey,
    ]

    static let linkPhone = OwnCall("link a number") { server, person in
        let session = try await server.sendCode(to: "+16505550109")
        let code = try server.sentCode(to: "+16505550109")
        let extra: [String: JSONValue] = ["idToken": .string(person.idToken), "operation": "LINK"]
        return { try await server.complete(session, code: code, with: extra) }
    }

    static let linkProvider = OwnCall("link a provider") { server, person in
        {
            try await server.signIn(
                byProvider: #"{"sub":"eve-1"}"#,
                of: SignInProvider(rawValue: "google.com"),
                with: ["idToken": .string(person.idToken)]
            )
        }
    }

    static let linkMail = OwnCall("link a mail's link") { server, person in
        let code = try await server.mailCode("EMAIL_SIGNIN")
        return { try await server.signInWithLink(code, idToken: person.idToken) }
    }

    private static let addPasskey = OwnCall("add a passkey") { server, person in
        let (_, response) = try await server.newPasskey(for: person.idToken)
        return { try await server.finishPasskeyEnrollment(person.idToken, response) }
    }

    private static let enrollPhone = OwnCall("enroll a number") { server, person in
        let started = try await server.startPhoneEnrollment(person.idToken, "+16505550108")
        let session = try #require(try started.json["phoneSessionInfo"]["sessionInfo"].text)
        let code = try server.sentCode(to: "+16505550108")
        return {
            try await server.finishPhoneEnrollment(person.idToken, session: session, code: code)
        }
    }

    private static let enrollTOTP = OwnCall("enroll an app") { server, person in
        let started = try await server.startTOTPEnrollment(person.idToken)
        let info = try started.json["totpSessionInfo"]
        let app = AuthenticatorApp(secret: try #require(info["sharedSecretKey"].text))
        let session = try #require(info["sessionInfo"].text)
        let code = app.code(at: server.clock.now)
        return {
            try await server.finishTOTPEnrollment(person.idToken, session: session, code: code)
        }
    }
}
