import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct PhoneEnrollmentTests {
    @Test(arguments: StoreEngine.tested)
    func `a number is enrolled as a second factor with its code`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let before = try await server.proveFirstFactor().signedIn
            server.clock.advance(by: .seconds(2))
            let tokens = try await server.enrollPhone("+16505550101", by: before.idToken)
            #expect(tokens.answer.keys == ["idToken", "refreshToken", "phoneAuthInfo"])
            let factor = try #require(try await server.account().secondFactors.first)
            #expect(factor.displayName == "work")
            #expect(try tokens.firebase["sign_in_second_factor"].text == "phone")
            #expect(try tokens.firebase["second_factor_identifier"].text == factor.id.rawValue)
            #expect(try tokens.firebase["sign_in_provider"].text == "password")
        }
    }

    @Test func `lookup shows the full number of a second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let tokens = try await server.enrollPhone("+16505550101", by: person.idToken)
            let info = try await server.lookUp(tokens.idToken).json["users"][0]["mfaInfo"][0]
            let fields: Set = [
                "mfaEnrollmentId", "displayName", "enrolledAt", "phoneInfo",
                "unobfuscatedPhoneInfo",
            ]
            #expect(info.keys == fields)
            #expect(info["phoneInfo"].text == "+16505550101")
            #expect(info["enrolledAt"].text?.wholeMatch(of: /.+T.+\.[0-9]{3}Z/) != nil)
        }
    }

    @Test func `enrolling a number ends other sessions and keeps the sign-in time`()
        async throws
    {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let other = try await server.proveFirstFactor().signedIn
            let before = try await server.proveFirstFactor().signedIn
            server.clock.advance(by: .minutes(3))
            let tokens = try await server.enrollPhone("+16505550101", by: before.idToken)
            #expect(try await server.refresh(other.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(other.idToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(before.refreshToken).status == 200)

            server.clock.advance(by: .minutes(3))
            let refreshed = try await server.refresh(tokens.refreshToken)
            #expect(refreshed.status == 200)
            let idToken = try #require(try refreshed.json["id_token"].text)
            let claims = try SignedIn(accountID: "", idToken: idToken, refreshToken: "").claims
            let signedInAt = try before.claims["auth_time"]
            #expect(claims["auth_time"] == signedInAt)
            #expect(claims["firebase"]["sign_in_second_factor"].text == "phone")
        }
    }

    @Test(arguments: [
        (
            SignInProvider.anonymous,
            "UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor."
        ),
        (.custom, "UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor."),
        (
            .phone,
            """
            UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor. \
            After a phone number, it needs the setting secondFactors.allowsAfterPhone=true.
            """
        ),
        (
            SignInProvider(rawValue: "gc.apple.com"),
            "UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor."
        ),
    ])
    func `a session with an unsupported first factor cannot enroll a second one`(
        provider: SignInProvider,
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor(by: provider).signedIn
            for answer in [
                try await server.startPhoneEnrollment(person.idToken, "+16505550101"),
                try await server.startTOTPEnrollment(person.idToken),
            ] {
                #expect(answer.status == 400)
                #expect(try answer.refusal.message == message)
            }
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `an account with an unverified address cannot enroll a second factor`() async throws
    {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson { $0.isEmailVerified = false }
            let person = try await server.proveFirstFactor().signedIn
            let answer = try await server.startPhoneEnrollment(person.idToken, "+16505550101")
            #expect(
                try answer.refusal.message
                    == "UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors."
            )
            let totp = try await server.startTOTPEnrollment(person.idToken)
            #expect(try totp.errorCode == .unverifiedEmail)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a second factor that the project does not allow is refused, naming its settings`()
        async throws
    {
        let settings = ServerSetup.secondFactors {
            $0.secondFactors.allowsPhone = false
            $0.secondFactors.allowsTOTP = false
        }
        for setup in [settings, ServerSetup()] {
            try await withServer(setup) { server in
                try await server.addPerson()
                let person = try await server.proveFirstFactor().signedIn
                let phone = try await server.startPhoneEnrollment(person.idToken, "+16505550101")
                #expect(
                    try phone.refusal.message
                        == """
                        OPERATION_NOT_ALLOWED : SMS based MFA not enabled. It needs the settings \
                        secondFactors.state=enabled and secondFactors.allowsPhone=true.
                        """
                )
                let totp = try await server.startTOTPEnrollment(person.idToken)
                #expect(
                    try totp.refusal.message
                        == """
                        OPERATION_NOT_ALLOWED : TOTP based MFA not enabled. It needs the settings \
                        secondFactors.state=enabled and secondFactors.allowsTOTP=true.
                        """
                )
            }
        }
    }

    @Test(
        arguments: [
            ([:], "INVALID_ARGUMENT : Request contains an invalid argument."),
            (
                [
                    "phoneEnrollmentInfo": ["phoneNumber": "+16505550101"],
                    "totpEnrollmentInfo": [:],
                ],
                "INVALID_ARGUMENT : Request contains an invalid argument."
            ),
            (
                ["phoneEnrollmentInfo": [:]],
                "INVALID_PHONE_NUMBER : The phone number is malformed. Write it as +16505550100."
            ),
            (
                ["phoneEnrollmentInfo": ["phoneNumber": "+1650"]],
                "INVALID_PHONE_NUMBER : The phone number is too short for its country. "
                    + "Write it as +16505550100."
            ),
        ] as [([String: JSONValue], String)]
    )
    func `an invalid request to start an enrollment is refused`(
        body: [String: JSONValue],
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            var body = body
            body["idToken"] = .string(person.idToken)
            let answer = try await server.call(.secondFactorEnrollmentStart, .object(body))
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == message)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `an enrollment without an ID token is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            let phone: JSONValue = ["phoneEnrollmentInfo": ["phoneNumber": "+16505550101"]]
            let answer = try await server.call(.secondFactorEnrollmentStart, phone)
            #expect(try answer.errorCode == .missingIDToken)
        }
    }

    @Test func `a number cannot be enrolled twice`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let other = try await server.startPhoneEnrollment(person.idToken, "+16505550101")
            let session = try #require(try other.json["phoneSessionInfo"]["sessionInfo"].text)
            let code = try server.sentCode(to: "+16505550101")
            let factor = SecondFactor.phone("+16505550101", at: .start)
            try await server.changePerson { $0.secondFactors = [factor] }
            try await server.prove(factor)
            let message =
                "SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account."
            let again = try await server.startPhoneEnrollment(person.idToken, "+1 650 555-0101")
            #expect(try again.refusal.message == message)
            let finish = try await server.finishPhoneEnrollment(
                person.idToken,
                session: session,
                code: code
            )
            #expect(try finish.refusal.message == message)
            #expect(try await server.account().secondFactors.count == 1)
        }
    }

    @Test func `a sixth second factor is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            try await server.changePerson { account in
                account.secondFactors = (0..<5).map { .phone("+1650555010\($0)", at: .start) }
            }
            try await server.prove(.phone("+16505550100", at: .start))
            let answer = try await server.startPhoneEnrollment(person.idToken, "+16505550109")
            #expect(
                try answer.refusal.message
                    == "SECOND_FACTOR_LIMIT_EXCEEDED : Too many second factors enrolled for this account."
            )
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a fictional number can be a second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addTestNumber("+16505550142", code: "271828")
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let started = try await server.startPhoneEnrollment(person.idToken, "+16505550142")
            let session = try #require(try started.json["phoneSessionInfo"]["sessionInfo"].text)
            let finished = try await server.finishPhoneEnrollment(
                person.idToken,
                session: session,
                code: "271828"
            )
            #expect(finished.status == 200)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `messages for second factors count towards the send limits`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            _ = try await server.sendCode(to: "+16505550101")
            let answer = try await server.startPhoneEnrollment(person.idToken, "+16505550101")
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.reason == .sendCooldown)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `the response reveals nothing about other accounts with the number`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            try await server.addPerson(AccountID(rawValue: "bob")) {
                $0.phoneNumber = .init(e164: "+16505550101")
                $0.secondFactors = [.phone("+16505550102", at: .start)]
            }
            let person = try await server.proveFirstFactor().signedIn
            // The first call of all looks the project up.
            _ = try await server.startPhoneEnrollment(person.idToken, "+16505550104")
            var shapes: Set<String> = []
            for number in ["+16505550101", "+16505550102", "+16505550103"] {
                _ = server.work.takeWork()
                let answer = try await server.startPhoneEnrollment(person.idToken, number)
                let session = try #require(
                    try answer.json["phoneSessionInfo"]["sessionInfo"].text
                )
                shapes.insert(
                    "\(answer.status) \(answer.text.replacing(session, with: "")) \(server.work.takeWork())"
                )
            }
            #expect(shapes.count == 1, "\(shapes)")
        }
    }
}
