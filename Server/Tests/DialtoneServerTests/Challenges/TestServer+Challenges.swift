import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Crypto
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

extension ServerSetup {
    /// Requires app verification, with a built-in challenge that takes no time.
    static let enforcing = ServerSetup {
        $0.settings.appVerification.enforcement = .enforce
        $0.settings.appVerification.common.challenge.work.least = 64
    }

    /// The same with the production settings.
    static let enforcingInProduction = ServerSetup {
        $0 = .enforcing
        $0.isProduction = true
        $0.adjustListener = { $0.publicURL = "https://localhost" }
    }
}

extension TestServer {
    func challenge(key: String = apiKey, headers: HTTPFields = [:]) async throws -> Answer {
        try await request(.get, "/dialtone/v1/challenge?key=\(key)", headers: headers)
    }

    func verify(
        _ payload: String,
        key: String = apiKey,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await call(
            .verifyChallenge,
            ["payload": .string(payload)],
            key: key,
            headers: headers
        )
    }

    /// The payload for a fresh challenge.
    func solution(key: String = apiKey, headers: HTTPFields = [:]) async throws -> String {
        try Self.payload(for: try await challenge(key: key, headers: headers).json)
    }

    /// A token for a fresh challenge.
    func challengeToken(key: String = apiKey, headers: HTTPFields = [:]) async throws -> String {
        let answer = try await verify(
            try await solution(key: key, headers: headers),
            key: key,
            headers: headers
        )
        return try #require(answer.json["recaptchaToken"].text, "\(answer.text)")
    }

    /// Requests a message with a token as the app's proof.
    func send(
        to number: Int = 0,
        showing token: String,
        key: String = apiKey,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await call(
            .sendVerificationCode,
            ["phoneNumber": .string("+16505550\(100 + number)"), "recaptchaToken": .string(token)],
            key: key,
            headers: headers
        )
    }

    /// Solves a challenge.
    static func payload(for challenge: JSONValue) throws -> String {
        let salt = try #require(challenge["salt"].text)
        let wanted = try #require(challenge["challenge"].text)
        guard case .number(let limit) = challenge["maxnumber"] else { throw CancellationError() }
        let number = (0..<Int(limit)).first { number in
            Hex.encode(SHA256.hash(data: Data("\(salt)\(number)".utf8))) == wanted
        }
        let fields: JSONValue = .object([
            "algorithm": challenge["algorithm"], "challenge": challenge["challenge"],
            "salt": challenge["salt"], "signature": challenge["signature"],
            "number": .number(Double(try #require(number))),
        ])
        return try JSONEncoder().encode(fields).base64EncodedString()
    }

    /// Adds an app to the project.
    func addApp(
        key: String,
        bundleID: String = "com.example.second",
        _ adjust: @Sendable (inout AppDetails) -> Void = { _ in }
    ) async throws -> RelyingApp {
        let registry = AppRegistry(
            store: store,
            clock: clock.serverClock,
            random: .seeded(99)
        )
        var values = AppChanges()
        values.displayName = "Second"
        values.bundleID = bundleID
        var app = try await registry.add(.ios, values, apiKey: key, to: try await project)
        adjust(&app.details)
        _ = try await store.write { [app] in try $0.update(app) }
        clock.advance(by: .seconds(2))
        return app
    }

    /// The app that the project has from the start.
    var firstApp: RelyingApp {
        get async throws {
            let app = try await store.read { try $0.relyingApp(apiKey: Self.apiKey) }
            return try #require(app)
        }
    }
}
