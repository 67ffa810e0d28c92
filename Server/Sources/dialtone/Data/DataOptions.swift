import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneOutbound
import DialtonePush
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging

/// The options for the data that a command uses.
struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The data folder of a development server. (default: \(DataFolder.standardName))",
            valueName: "dir"
        )
    )
    var data: String?

    // In a debug build, the parser checks a group five times for each group around it, so that a start
    // takes long. This option and the groups with this one are flat for that reason.
    @Option(help: ConfigurationOption.help)
    var config: String?

    private enum Location {
        case development(DataFolder)
        case production(ServerConfiguration)
    }

    func validate() throws {
        guard data == nil || config == nil else {
            throw ValidationError("Pass either --data or --config, not both.")
        }
        if let data { try DataFolder.check(typed: data) }
        guard data != DataFolder.memory else {
            throw ValidationError("Data in memory is available only through its server.")
        }
        // The plan is chosen before numbers in the arguments are parsed, and only once.
        if let problem = try? installedPlan()?.use(at: ServerClock.system().now) {
            Terminal.complain("Warning: \(problem)")
        }
    }

    /// Returns the location of the data's numbering plan; `nil` if the data has no folder.
    func installedPlan() throws -> InstalledPlan? {
        let environment = ProcessInfo.processInfo.environment
        return try InstalledPlan.named(
            in: environment,
            or: configurationFile.map(InstalledPlan.init(beside:))
                ?? InstalledPlan(in: folder(environment: environment))
        )
    }

    /// Creates the data folder of a development server if it does not exist.
    func createFolder() throws {
        guard configurationFile == nil else { return }
        try folder(environment: ProcessInfo.processInfo.environment).create()
    }

    private func folder(environment: [String: String]) throws -> DataFolder {
        try data.map(DataFolder.init) ?? .standard(environment: environment)
    }

    /// Opens the database, whether or not a server is running.
    func withStore<Value>(
        for use: DatabaseUse = .commands,
        _ body: (any DataStore) async throws -> Value
    ) async throws -> Value {
        let logger = Logger(label: "dialtone") { _ in
            LineLogHandler(level: .warning, format: .text, clock: .system())
        }
        let address = try await database()
        let database: any Database
        do {
            database = try await address.open(
                for: use,
                upgrading: schemaUpgrade(),
                limits: databaseLimits(),
                numbers: numberEncryption(),
                logger: logger
            )
        } catch let error as StorageError {
            throw CommandFailure("\(address): \(error).")
        }
        do {
            let value = try await AuditTrail.$current.withValue(auditTrail()) {
                try await body(AuditedStore(database))
            }
            await database.close()
            return value
        } catch {
            await database.close()
            throw CommandFailure(error)?.about(asTyped) ?? error
        }
    }

    /// Returns the trail that audits the command's changes.
    ///
    /// Only changes need the master key, so that commands that read need none.
    private func auditTrail() -> AuditTrail? {
        guard let command = RunningCommand.current else { return nil }
        let trail = AuditTrail(
            of: command.action,
            by: AuditActor(.commandLine, id: NSUserName()),
            from: AuditOrigin(.commandLine),
            covering: .everyCall,
            clock: .system(),
            seal: { AuditSeal(of: try await masterKey()) }
        )
        trail.open()
        return trail
    }

    /// Returns the audit log of `store`.
    func auditLog(in store: any DataStore) async throws -> AuditLog {
        let masterKey = try await masterKey()
        let kept = try await KeptKeys(in: store, for: masterKey)
        return AuditLog(
            store: store,
            seal: AuditSeal(of: masterKey, keeping: kept.keys),
            clock: .system(),
            logger: Logger(label: "dialtone") { _ in SwiftLogNoOpLogHandler() }
        )
    }

    /// Returns the address of the database.
    ///
    /// `creatingFolder` also accepts a data folder that does not exist yet.
    func database(creatingFolder: Bool = false) async throws -> DatabaseAddress {
        if creatingFolder { try createFolder() }
        let url =
            switch try await location(mustExist: !creatingFolder) {
            case .development(let folder): folder.databaseURL
            case .production(let configuration): configuration.database.url
            }
        return try DatabaseAddress(parsing: url)
    }

    /// Returns when commands bring the schema of the database up to date.
    func schemaUpgrade() async throws -> SchemaUpgrade {
        switch try await location() {
        case .development: .start
        case .production(let configuration): configuration.database.upgrade
        }
    }

    /// Returns the time limits of the database.
    private func databaseLimits() async throws -> PostgresStore.Limits {
        switch try await location() {
        case .development: PostgresStore.Limits()
        case .production(let configuration): configuration.database.limits
        }
    }

    /// Returns what commands expect of the phone numbers in the database.
    private func numberEncryption() async throws -> NumberEncryption {
        let isRequired =
            switch try await location() {
            case .development: false
            case .production(let configuration): configuration.database.encryptsNumbers
            }
        return NumberEncryption(isRequired: isRequired, random: .system) { try await masterKey() }
    }

    /// The options as typed, without values from the environment.
    ///
    /// The next command gets those as well.
    var asTyped: TypedData {
        if let config { return TypedData(config: config) }
        return data.map(TypedData.init(folder:)) ?? .unnamed
    }

    /// Whether the data is that of a production server, whose messages cost money.
    var isOfProduction: Bool { configurationFile != nil }

    func masterKeys() async throws -> MasterKeySettings {
        switch try await location() {
        case .development(let folder):
            MasterKeySettings(of: try folder.masterKey(random: .system))
        case .production(let configuration): try MasterKeySettings(configuration.masterKey)
        }
    }

    /// Returns the server's public URL; for development servers, the one with the standard port.
    func publicURL() async throws -> String? {
        switch try await location() {
        case .development: "http://127.0.0.1:9099"
        case .production(let configuration): configuration.listen.listener.publicURL
        }
    }

    /// Returns the server's rules for outgoing requests, which commands follow as well.
    func outbound() async throws -> OutboundSettings {
        switch try await location() {
        case .development: .development
        case .production(let configuration): configuration.outbound.settings
        }
    }

    /// Returns the server's addresses of Apple's push services.
    func apns() async throws -> APNsSettings {
        switch try await location() {
        case .development: APNsSettings()
        case .production(let configuration): try configuration.apns.settings()
        }
    }

    /// Returns the server's spending caps for messages; development servers have none.
    func spendCaps() async throws -> ServerSpendCaps {
        switch try await location() {
        case .development: .none
        case .production(let configuration): configuration.sms.caps
        }
    }

    /// Returns the mail settings; `nil` for development servers, which send no mail.
    func mail() async throws -> MailConfiguration? {
        switch try await location() {
        case .development: nil
        case .production(let configuration): configuration.mail
        }
    }

    /// Whether messages are sent by the gateways in the database; development servers store them.
    func sendsByGateways() async throws -> Bool {
        guard case .production(let configuration) = try await location(),
            case .routes = configuration.sender.kind
        else { return false }
        return true
    }

    /// Returns the server's signing algorithm; development servers use the default.
    func signingAlgorithm() async throws -> SigningAlgorithm {
        switch try await location() {
        case .development: .rs256
        case .production(let configuration): configuration.tokens.algorithm
        }
    }

    /// The configuration file; a data folder option overrides the environment variable.
    private var configurationFile: ConfigurationFile? {
        guard data == nil else { return nil }
        return ConfigurationOption.file(
            config,
            environment: ProcessInfo.processInfo.environment
        )
    }

    private func location(mustExist: Bool = true) async throws -> Location {
        let environment = ProcessInfo.processInfo.environment
        if let file = configurationFile {
            let loaded = try await ServerConfiguration.load(file: file, environment: environment)
            return .production(loaded.values)
        }
        let folder = try folder(environment: environment)
        guard folder.exists || !mustExist else {
            throw CommandFailure(
                "There is no data in \(folder.path). Run `\(asTyped.command("dev"))` once, or select "
                    + "the data with --data, --config or \(ConfigurationOption.variable)."
            )
        }
        return .development(folder)
    }
}
