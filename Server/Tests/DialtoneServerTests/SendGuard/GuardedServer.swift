import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

extension ServerSetup {
    /// A server with the default rules of the guard, changed by `adjust`, behind a proxy on this
    /// machine that sends client addresses.
    static func guarded(
        on engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout SendGuardSettings) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.listenBehindProxy()
            setup.appVerifier = TokenAppVerifier(token: TestServer.proof)
            var rules = SendGuardSettings()
            adjust(&rules)
            setup.settings.sendGuard = rules
        }
    }

    /// Five wrong codes reach the yearly limit; the waits between messages are the defaults.
    static func throttling(on engine: StoreEngine) -> ServerSetup {
        var setup = guarded(on: engine) { $0.mode = .off }
        setup.appVerifier = nil
        setup.settings.appVerification.common.challenge.work.least = 64
        setup.settings.phoneSignIn.failures.perYear = 10
        return setup
    }
}

extension SendGuardSettings {
    /// Limits the messages for one address, with and without app verification.
    mutating func limitAddress(
        _ count: Int,
        in span: WritableKeyPath<SendLimit, Int?>
    ) {
        limits.address[keyPath: span] = count
        limits.addressProvedTimes = 1
    }
}

extension TestServer {
    static let proof = "proof"

    /// Requests a code like a verified app at `address`.
    func ask(
        for number: String,
        from address: String = "203.0.113.1",
        isProved: Bool = true,
        headers: HTTPFields? = nil
    ) async throws -> Answer {
        var body: JSONValue = ["phoneNumber": .string(number)]
        if isProved {
            body = ["phoneNumber": .string(number), "captchaResponse": .string(Self.proof)]
        }
        let headers = headers ?? HTTPFields(["X-Forwarded-For": address])
        // So that decisions have an order.
        clock.advance(by: TimeSpan(milliseconds: 1))
        return try await call(.sendVerificationCode, body, headers: headers)
    }

    /// The same, with the right code at once.
    func askAndAnswer(for number: String, from address: String) async throws -> Answer {
        let asked = try await ask(for: number, from: address)
        guard let session = try asked.json["sessionInfo"].text else { return asked }
        let answered = try await complete(session, code: sentCode(to: number))
        try #require(answered.status == 200)
        return asked
    }

    /// The same by an app that solves the built-in challenge, maybe as a known installation.
    func askWithWork(for index: Int, instance: String? = nil) async throws -> Answer {
        clock.advance(by: TimeSpan(milliseconds: 1))
        var fields = ["X-Forwarded-For": Crowd.address(index)]
        let token = try await challengeToken(headers: HTTPFields(fields))
        fields["X-Dialtone-App-Instance"] = instance
        return try await call(
            .sendVerificationCode,
            [
                "phoneNumber": .string(Crowd.number(index)),
                "recaptchaToken": .string(token),
            ],
            headers: HTTPFields(fields)
        )
    }

    /// Changes the project's name, which messages contain.
    func rename(_ name: String) async throws {
        try await store.write { data in
            var project = try #require(try data.project(Self.projectID))
            project.displayName = name
            _ = try data.update(project)
        }
        clock.advance(by: ProjectDirectory.lifetime)
    }

    func accountCount() async throws -> Int {
        try await store.read { try $0.accountCount(of: Self.projectID) }
    }

    func alerts() async throws -> [SendAlert] {
        try await store.read { try $0.sendAlerts(of: Self.projectID, limit: 100) }
    }

    func decisions(
        _ adjust: @Sendable (inout SendDecisionQuery) -> Void = { _ in }
    ) async throws -> [SendDecision] {
        var query = SendDecisionQuery(of: Self.projectID)
        query.limit = 1_000
        adjust(&query)
        return try await store.read { [query] in try $0.sendDecisions(query) }
    }
}

/// Generates many numbers and addresses.
enum Crowd {
    /// Returns Moroccan mobile numbers of one prefix.
    static func number(_ index: Int, prefix: String = "+21266123") -> String {
        prefix + String(10_000 + index).dropFirst()
    }

    /// An address in a network of its own.
    static func address(_ index: Int) -> String { "100.\(index / 250 + 1).\(index % 250).1" }
}
