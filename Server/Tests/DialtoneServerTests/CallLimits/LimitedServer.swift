import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

extension ServerSetup {
    /// A server with limits on calls, changed by `adjust`, behind a proxy on this machine that
    /// reports the callers' addresses.
    static func limited(
        on engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout CallLimitSettings) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.listenBehindProxy()
            var limits = CallLimitSettings()
            adjust(&limits)
            setup.settings.callLimits = limits
        }
    }
}

extension CallLimit {
    /// Returns a limit of `count` per address in ten minutes.
    static func ofAddress(_ count: Int) -> CallLimit {
        CallLimit(address: CallRate(per10Minutes: count), network: CallRate())
    }
}

extension TestServer {
    static let attacker = "203.0.113.7"

    /// Calls from `address`.
    func call(
        _ path: EndpointPath,
        _ body: JSONValue,
        from address: String
    ) async throws -> Answer {
        try await call(path, body, headers: HTTPFields(["X-Forwarded-For": address]))
    }

    func tryPassword(
        _ password: String = password,
        of email: String,
        from address: String = attacker
    ) async throws -> Answer {
        try await call(
            .signInWithPassword,
            ["email": .string(email), "password": .string(password)],
            from: address
        )
    }

    func askForLink(
        _ email: String,
        from address: String = attacker
    ) async throws -> Answer {
        try await call(
            .sendOOBCode,
            ["requestType": "EMAIL_SIGNIN", "email": .string(email)],
            from: address
        )
    }

    /// The current count of `call` from `address`.
    func counted(
        _ call: LimitedCall,
        from address: String = attacker
    ) async throws -> [Int] {
        let now = clock.now
        return try await store.read { data in
            try data.callTallies(
                of: call,
                from: SendOrigin(IPAddress(address)),
                in: Self.projectID
            )
            .map { $0.count(in: .tenMinutes, at: now).unanswered }
        }
    }
}
