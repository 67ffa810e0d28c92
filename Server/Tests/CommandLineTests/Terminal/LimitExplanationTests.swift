import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import dialtone

/// Tests of `dialtone explain --address` and `--email`.
@Suite struct LimitExplanationTests {
    private static let now = StoppedClock.start
    private static let project = Project(
        id: ProjectID(rawValue: "shop"),
        number: 1,
        displayName: "Shop",
        settings: ProjectSettings(),
        createdAt: now - .days(30)
    )

    private func withStore(
        _ engine: StoreEngine,
        _ body: (any DataStore) async throws -> Void
    ) async throws {
        try await engine.withStore { store in
            _ = try await store.write { try $0.insert(Self.project) }
            try await body(store)
        }
    }

    private func explain(
        _ text: String,
        in store: any DataStore
    ) async throws -> AddressExplanation {
        let address = try #require(IPAddress(text))
        return try await store.read { data in
            try AddressExplanation(of: address, in: Self.project, at: Self.now, from: data)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address is explained with the limit that refuses it, the wait and a remedy`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let free = try await explain("203.0.113.7", in: store)
            #expect(free.lines.first == "Calls from 203.0.113.7/32 are allowed.")
            #expect(free.limits.isEmpty)

            let limits = CallGuard(
                settings: CallLimitSettings(),
                project: Self.project.id,
                address: IPAddress("203.0.113.7")
            )
            for _ in 0..<50 {
                try await store.write { data in
                    try limits.count(.passwords, in: data, at: Self.now)
                }
            }
            let held = try await explain("203.0.113.7", in: store)
            let first = try #require(held.limits.first)
            #expect(first.limit == "passwords.address.per10Minutes")
            #expect(first.used == 50)
            #expect(first.left == 0)
            #expect(first.waitSeconds > 0)
            #expect(held.lines[0].contains("refused by the limit passwords.address.per10Minutes"))
            #expect(
                held.remedies.first
                    == "Wait, or: dialtone guard release address:203.0.113.7/32 --project shop"
            )
            // A neighbor shares the network only.
            let neighbor = try await explain("203.0.113.8", in: store)
            #expect(neighbor.lines.first?.contains("are allowed") == true)
            #expect(neighbor.limits.allSatisfy { $0.subject == "203.0.113.0/24" })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account is explained with its recent tries`(engine: StoreEngine) async throws {
        try await withStore(engine) { store in
            let email = try EmailAddress(checking: "ada@example.com")
            for _ in 0..<6 {
                try await store.write { data in
                    var ledger = try data.holdAttempts(
                        .password,
                        of: email.rawValue,
                        in: Self.project.id
                    )
                    _ = ledger.attempt(at: Self.now, from: "203.0.113.7/32")
                    try data.save(ledger)
                }
            }
            let view = try await store.read { data in
                try EmailExplanation(of: email, in: Self.project, at: Self.now, from: data)
            }
            #expect(view.lines[0] == "Passwords for ada@example.com are not accepted for 1 s.")
            #expect(view.passwords.inDay == 5)
            #expect(view.passwords.addresses == ["203.0.113.7/32"])
            #expect(!view.hasAccount)
            #expect(view.mails.waitSeconds == 0)

            var unlimited = Self.project
            unlimited.settings.passwordSignIn.limitsAttempts = false
            let free = try await store.read { [unlimited] data in
                try EmailExplanation(of: email, in: unlimited, at: Self.now, from: data)
            }
            #expect(free.passwords.waitSeconds == 0)
            #expect(free.passwords.inDay == 5)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `explaining an account without tries stores nothing, and reports mails that cannot go out`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let email = try EmailAddress(checking: "ada@example.com")
            func explain(_ obstacle: String?) async throws -> EmailExplanation {
                try await store.read { data in
                    try EmailExplanation(
                        of: email,
                        in: Self.project,
                        mailObstacle: obstacle,
                        at: Self.now,
                        from: data
                    )
                }
            }
            let sent = try await explain(nil)
            #expect(
                sent.lines[0]
                    == "Passwords for ada@example.com are accepted, and e-mails to it are sent."
            )
            let lost = try await explain("no mail server is configured")
            #expect(
                lost.lines[0] == "Passwords are accepted for ada@example.com. "
                    + "No e-mail is sent to it because no mail server is configured."
            )
            let rows = try await store.write {
                try $0.delete(.attemptLedgers, before: Self.now + .days(1), limit: 10)
            }
            #expect(rows == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account's known addresses are listed with their own waits`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let email = try EmailAddress(checking: "ada@example.com")
            let view = try await store.write { data in
                var ledger = try data.holdAttempts(
                    .password,
                    of: email.rawValue,
                    in: Self.project.id
                )
                ledger.recordSuccess(from: "198.51.100.7/32", at: Self.now)
                for _ in 0..<6 { _ = ledger.attempt(at: Self.now, from: "203.0.113.7/32") }
                try data.save(ledger)
                return try EmailExplanation(of: email, in: Self.project, at: Self.now, from: data)
            }
            #expect(
                view.lines[0]
                    == "Passwords from an unknown address for ada@example.com are not accepted for 1 s."
            )
            #expect(view.knownAddresses.map(\.address) == ["198.51.100.7/32"])
            #expect(view.knownAddresses.map(\.waitSeconds) == [0])
            #expect(view.lines.contains("Known:      198.51.100.7/32"))
        }
    }

    @Test(arguments: [
        "", "+16505550100 --address 203.0.113.7", "--address somewhere", "--email nobody",
    ])
    func `explain accepts only one number, address or account`(arguments: String) async throws {
        let words = arguments.split(separator: " ").map(String.init)
        let outcome = try await Program.run(["explain"] + words)
        #expect(outcome.exitCode == 64)
    }
}
