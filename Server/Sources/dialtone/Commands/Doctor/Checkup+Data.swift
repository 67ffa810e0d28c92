import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import DialtoneOutbound
import DialtoneServer
import DialtoneSMS
import DialtoneStorage
import Logging

extension Checkup {
    /// Checks what the database contains: keys, operators and gateways.
    mutating func checkData(in store: any Database, connecting: Bool) async {
        do {
            try await checkKeys(in: store)
            try await checkRotation(in: store)
            try await checkOperators(in: store)
            try await checkServiceAccounts(in: store)
            try await checkGateways(in: store, connecting: connecting)
        } catch let error as StorageError {
            note(.failed, "data", error.description)
        } catch let problem as ConfigurationProblem {
            note(.failed, "data", problem.message)
        } catch is UnreadableSecret {
            note(
                .failed,
                "gateways",
                "the master key is not the one with which their secrets were encrypted",
                remedy: "Use the master key of the other servers, or that of the backup."
            )
        } catch {
            note(.failed, "data", "\(type(of: error))")
        }
    }

    private mutating func checkKeys(in store: any Database) async throws {
        let keys = try await store.read { try $0.signingKeys() }
        let box = SecretBox(keys: try configuration.masterKey.load().keys(for: .signingKeys))
        guard let newest = keys.max(by: { $0.createdAt < $1.createdAt }) else {
            return note(.skipped, "signing keys", "none yet; the first start creates one")
        }
        guard keys.allSatisfy({ $0.isReadable(with: box) }) else {
            return note(
                .failed,
                "signing keys",
                "the master key is not the one with which they were encrypted",
                remedy: "Use the master key of the other servers, or that of the backup."
            )
        }
        let now = clock.now
        let signing = keys.filter {
            $0.withdrawnAt == nil && $0.signsFrom <= now && now < $0.signsUntil
        }
        guard !signing.isEmpty else {
            return note(
                .warning,
                "signing keys",
                "none signs now",
                remedy: "Start a server, which creates one."
            )
        }
        let days = (now - newest.createdAt).milliseconds / 86_400_000
        note(.ok, "signing keys", "\(signing.count) in use; the newest is \(days) days old")
    }

    private mutating func checkOperators(in store: any Database) async throws {
        if case ConsolePlace.none = configuration.console.place { return }
        let hasOperators = try await store.read { try !$0.operatorAccounts().isEmpty }
        guard !hasOperators else { return note(.ok, "operators", "at least one") }
        note(
            .warning,
            "operators",
            "there are none, so the console refuses every sign-in",
            remedy: "Run `dialtone operators invite NAME --role owner`."
        )
    }

    private mutating func checkServiceAccounts(in store: any Database) async throws {
        let accounts = try await store.read { data in
            try data.projects().flatMap { try data.serviceAccounts(of: $0.id) }
        }
        let now = clock.now
        let ending = accounts.filter { $0.needsReplacement(at: now) }
        guard !ending.isEmpty else {
            return note(.ok, "service accounts", "none expires within two weeks")
        }
        for account in ending {
            let verb = account.hasExpired(at: now) ? "expired" : "expires"
            note(
                .warning,
                "service account \(account.email)",
                "\(verb) at \(account.expiresAt?.rfc3339 ?? "")",
                remedy: "Create another one, and give its key file to the programs that use it."
            )
        }
    }

    private mutating func checkGateways(
        in store: any Database,
        connecting: Bool
    ) async throws {
        guard case .routes = configuration.sender.kind else { return }
        let registry = SMSGatewayRegistry(
            store: store,
            masterKey: try configuration.masterKey.load(),
            clock: clock
        )
        let records = try await registry.records()
        if records.isEmpty {
            note(
                .failed,
                "gateways",
                "there are none, so no message can be sent",
                remedy: "Run `dialtone sms gateways add`."
            )
        }
        for record in records {
            await check(try registry.configuration(of: record), connecting: connecting)
        }
    }

    private mutating func check(_ gateway: SMSGatewayConfiguration, connecting: Bool) async {
        let check = "gateway \(gateway.name)"
        guard connecting else {
            return note(.skipped, check, "not contacted, because of --offline")
        }
        do {
            let failure = try await reach(gateway)
            guard let failure else {
                return note(
                    .ok,
                    check,
                    "can be reached; only a message shows whether it accepts the credentials"
                )
            }
            note(
                .failed,
                check,
                failure.description,
                remedy: "Check its address, and the firewall of this machine."
            )
        } catch let problem as InvalidGateway {
            note(
                .failed,
                check,
                "\(problem.field) \(problem.problem)",
                remedy: "Run `dialtone sms gateways set \(gateway.name)`."
            )
        } catch {
            note(.failed, check, "\(type(of: error))")
        }
    }

    /// Returns why a gateway cannot be reached; `nil` if it can.
    private func reach(_ gateway: SMSGatewayConfiguration) async throws -> OutboundFailure? {
        try await withResource(
            try configuration.outbound.settings.operatorsClient(),
            closing: { await $0.shutDown() }
        ) { client in
            let dependencies = GatewayDependencies(
                http: client,
                policy: .unrestricted,
                clock: clock,
                random: .system,
                logger: Logger(label: "dialtone") { _ in SwiftLogNoOpLogHandler() }
            )
            return await (try GatewayCatalog.gateway(of: gateway, dependencies)).reach()
        }
    }
}
