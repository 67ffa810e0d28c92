import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

extension TestServer {
    func startPasskeyEnrollment(_ idToken: String) async throws -> Answer {
        try await call(.passkeyEnrollmentStart, ["idToken": .string(idToken)])
    }

    func finishPasskeyEnrollment(
        _ idToken: String,
        _ response: JSONValue,
        with extra: [String: JSONValue] = [:]
    ) async throws -> Answer {
        var body = extra
        body["idToken"] = .string(idToken)
        body["authenticatorRegistrationResponse"] = response
        return try await call(.passkeyEnrollmentFinalize, .object(body))
    }

    /// The response of a new passkey that `adjust` may make lie.
    func newPasskey(
        for idToken: String,
        _ adjust: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws -> (passkey: SoftwareAuthenticator, response: JSONValue) {
        let started = try await startPasskeyEnrollment(idToken)
        try #require(started.status == 200, "\(started.text)")
        let options = try started.json["credentialCreationOptions"]
        var passkey = try SoftwareAuthenticator()
        passkey.relyingPartyID = try #require(options["rp"]["id"].text)
        passkey.userHandle = try Self.bytes(options["user"]["id"])
        adjust(&passkey)
        let made = passkey.registration(challenge: try Self.bytes(options["challenge"]))
        return (passkey, made.json)
    }

    /// Adds a passkey whole, and returns it with the tokens that go on.
    @discardableResult
    func enrollPasskey(
        by idToken: String,
        _ adjust: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws -> (passkey: SoftwareAuthenticator, tokens: SignedIn) {
        let (passkey, response) = try await newPasskey(for: idToken, adjust)
        return (passkey, try SignedIn(await finishPasskeyEnrollment(idToken, response)))
    }

    /// A challenge to sign in with.
    func passkeyChallenge(key: String = apiKey, tenant: String? = nil) async throws -> [UInt8] {
        let body: JSONValue = tenant.map { ["tenantId": .string($0)] } ?? [:]
        let started = try await call(.passkeySignInStart, body, key: key)
        try #require(started.status == 200, "\(started.text)")
        return try Self.bytes(started.json["credentialRequestOptions"]["challenge"])
    }

    func finishPasskeySignIn(
        _ response: JSONValue,
        key: String = apiKey,
        tenant: String? = nil
    ) async throws -> Answer {
        var body: [String: JSONValue] = ["authenticatorAuthenticationResponse": response]
        body["tenantId"] = tenant.map(JSONValue.string)
        return try await call(.passkeySignInFinalize, .object(body), key: key)
    }

    /// A whole sign-in with a passkey.
    func signIn(with passkey: SoftwareAuthenticator) async throws -> Answer {
        let assertion = try passkey.assertion(challenge: try await passkeyChallenge())
        return try await finishPasskeySignIn(assertion.json)
    }

    func passkeys(of account: String) async throws -> [Passkey] {
        try await store.read {
            try $0.passkeys(of: AccountID(rawValue: account), in: Self.projectID)
        }
    }

    func removePasskey(
        _ passkey: SoftwareAuthenticator,
        by idToken: String
    ) async throws -> Answer {
        try await call(
            .update,
            ["idToken": .string(idToken), "deletePasskey": [.string(passkey.text)]]
        )
    }

    static func bytes(_ value: JSONValue) throws -> [UInt8] {
        let text = try #require(value.text)
        return try #require(Base64URL.decode(text))
    }
}

extension SoftwareAuthenticator {
    /// The credential ID as clients send it.
    var text: String { Base64URL.encode(credentialID) }
}

extension SoftwareAuthenticator.Registration {
    /// What `toJSON()` of a browser returns.
    var json: JSONValue {
        let id = Base64URL.encode(credentialID)
        return [
            "id": .string(id), "rawId": .string(id), "type": "public-key",
            "response": [
                "clientDataJSON": .string(Base64URL.encode(clientDataJSON)),
                "attestationObject": .string(Base64URL.encode(attestationObject)),
                "transports": ["internal", "hybrid", "unheard-of"],
            ],
        ]
    }
}

extension SoftwareAuthenticator.Assertion {
    /// What `toJSON()` of a browser returns.
    var json: JSONValue {
        let id = Base64URL.encode(credentialID)
        return [
            "id": .string(id), "rawId": .string(id), "type": "public-key",
            "response": [
                "clientDataJSON": .string(Base64URL.encode(clientDataJSON)),
                "authenticatorData": .string(Base64URL.encode(authenticatorData)),
                "signature": .string(Base64URL.encode(signature)),
                "userHandle": .string(Base64URL.encode(userHandle)),
            ],
        ]
    }
}
