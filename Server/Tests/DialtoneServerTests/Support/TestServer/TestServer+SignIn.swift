import DialtoneBasics
import Foundation
import IdentityToolkit
import Testing

/// The tokens of a device after a sign-in.
struct SignedIn: Sendable {
    let accountID: String
    let idToken: String
    let refreshToken: String
    let isNew: Bool?

    init(accountID: String, idToken: String, refreshToken: String) {
        self.accountID = accountID
        self.idToken = idToken
        self.refreshToken = refreshToken
        isNew = nil
    }

    init(_ answer: Answer) throws {
        try #require(answer.status == 200, "\(answer.text)")
        let json = try answer.json
        accountID = try #require(json["localId"].text)
        idToken = try #require(json["idToken"].text)
        refreshToken = try #require(json["refreshToken"].text)
        isNew = json["isNewUser"] == .null ? nil : json["isNewUser"] == true
    }

    /// The claims of the ID token, unverified.
    var claims: JSONValue {
        get throws {
            try Self.claims(in: idToken)
        }
    }

    /// Returns the claims of any token, unverified.
    static func claims(in token: String) throws -> JSONValue {
        try part(1, of: token)
    }

    static func header(of token: String) throws -> JSONValue {
        try part(0, of: token)
    }

    private static func part(_ index: Int, of token: String) throws -> JSONValue {
        let parts = token.split(separator: ".")
        try #require(parts.count == 3)
        let payload = try #require(Base64URL.decode(String(parts[index])))
        return try JSONDecoder().decode(JSONValue.self, from: Data(payload))
    }
}

extension TestServer {
    /// Requests a code and returns the verification session.
    func sendCode(to number: String, key: String = apiKey) async throws -> String {
        let answer = try await call(.sendVerificationCode, ["phoneNumber": "\(number)"], key: key)
        try #require(answer.status == 200, "\(answer.text)")
        return try #require(answer.json["sessionInfo"].text)
    }

    func complete(
        _ sessionInfo: String,
        code: String,
        with extra: [String: JSONValue] = [:],
        key: String = apiKey
    ) async throws -> Answer {
        var body = extra
        body["sessionInfo"] = .string(sessionInfo)
        body["code"] = .string(code)
        return try await call(.signInWithPhoneNumber, .object(body), key: key)
    }

    /// A whole sign-in by phone.
    func signIn(_ number: String) async throws -> SignedIn {
        let session = try await sendCode(to: number)
        let code = try sentCode(to: number)
        return try SignedIn(await complete(session, code: code))
    }

    func signUpAnonymously() async throws -> SignedIn {
        try SignedIn(await call(.signUp, ["returnSecureToken": true]))
    }

    func lookUp(_ idToken: String) async throws -> Answer {
        try await call(.lookUp, ["idToken": .string(idToken)])
    }

    func refresh(_ refreshToken: String, key: String = apiKey) async throws -> Answer {
        try await call(
            .token,
            ["grantType": "refresh_token", "refreshToken": .string(refreshToken)],
            key: key
        )
    }

    /// Returns a code that is not the correct one.
    func wrongCode(for number: String) throws -> String {
        try sentCode(to: number) == "000000" ? "000001" : "000000"
    }
}

extension TestServer {
    /// Changes the account of `person`.
    func update(_ person: SignedIn, _ fields: [String: JSONValue]) async throws -> Answer {
        try await call(
            .update,
            .object(fields.merging(["idToken": .string(person.idToken)]) { $1 })
        )
    }

    /// Adds a phone number to the account of `person`, with the code that it gets.
    func link(_ number: String, to person: SignedIn) async throws -> Answer {
        let session = try await sendCode(to: number)
        return try await complete(
            session,
            code: try sentCode(to: number),
            with: ["idToken": .string(person.idToken), "operation": "LINK"]
        )
    }
}
