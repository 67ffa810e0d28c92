import ArgumentParser
import DialtoneCore
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging

/// Which server's data a command is about.
struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The data folder of a development server. (default: \(DataFolder.standardName))",
            valueName: "dir"
        )
    )
    var data: String?

    @OptionGroup var configuration: ConfigurationOption

    private enum Location {
        case development(DataFolder)
        case production(ServerConfiguration)
    }

    func validate() throws {
        guard data == nil || configuration.config == nil else {
            throw ValidationError("Name the data by --data or by --config, not by both.")
        }
        guard data != DataFolder.memory else {
            throw ValidationError("Data in memory can only be reached through its server.")
        }
        // Numbers in the arguments are read before the data is opened, and the plan is chosen once.
        if let problem = try? installedPlan()?.use(at: ServerClock.system().now) {
            Terminal.complain("Warning: \(problem)")
        }
    }

    /// The place of the data's own numbering plan; `nil` where the data has no folder.
    func installedPlan() throws -> InstalledPlan? {
        let environment = ProcessInfo.processInfo.environment
        return try InstalledPlan.named(
            in: environment,
            or: configurationFile.map(InstalledPlan.init(beside:))
                ?? InstalledPlan(in: folder(environment: environment))
        )
    }

    /// Makes the data folder of a development server, if there is none.
    func createFolder() throws {
        guard configurationFile == nil else { return }
        try folder(environment: ProcessInfo.processInfo.environment).create()
    }

    private func folder(environment: [String: String]) throws -> DataFolder {
        try data.map(DataFolder.init) ?? .standard(environment: environment)
    }

    /// Opens the database, beside a running server or without one.
    func withStore<Value>(
        for use: DatabaseUse = .everyday,
        _ body: (any DataStore) async throws -> Value
    ) async throws -> Value {
        let url =
            switch try await location() {
            case .development(let folder): folder.databaseURL
            case .production(let configuration): configuration.database.url
            }
        let logger = Logger(label: "dialtone") { _ in
            LineLogHandler(level: .warning, format: .text, clock: .system())
        }
        let address = try DatabaseAddress(parsing: url)
        let database: any Database
        do {
            database = try await address.open(for: use, logger: logger)
        } catch let error as StorageError {
            throw CommandFailure("\(address): \(error).")
        }
        do {
            let value = try await body(database)
            await database.close()
            return value
        } catch {
            await database.close()
            throw CommandFailure(error)?.about(asTyped) ?? error
        }
    }

    /// The data as these options name it; what the environment names, the next command finds too.
    var asTyped: TypedData {
        if let config = configuration.config { return TypedData(config: config) }
        return data.map(TypedData.init(folder:)) ?? .unnamed
    }

    /// Whether messages from here reach real people and cost money.
    var isOfProduction: Bool { configurationFile != nil }

    func masterKey() async throws -> MasterKey {
        switch try await location() {
        case .development(let folder): try folder.masterKey(random: .system)
        case .production(let configuration): try configuration.masterKey.load()
        }
    }

    /// Where the outside world reaches the server; development servers are at their standard port.
    func publicURL() async throws -> String? {
        switch try await location() {
        case .development: "http://127.0.0.1:9099"
        case .production(let configuration): configuration.listen.listener.publicURL
        }
    }

    /// What the server may call; commands that call something keep to the same rules.
    func outbound() async throws -> OutboundConfiguration {
        switch try await location() {
        case .development: .development
        case .production(let configuration): configuration.outbound
        }
    }

    /// Where the server finds Apple's push services.
    func apns() async throws -> APNsConfiguration {
        switch try await location() {
        case .development: .development
        case .production(let configuration): configuration.apns
        }
    }

    /// What the server may spend on messages; development servers spend nothing.
    func spendCaps() async throws -> ServerSpendCaps {
        switch try await location() {
        case .development: .none
        case .production(let configuration): configuration.sms.caps
        }
    }

    /// Who delivers mails to operators; `nil` for development servers, which mail nobody.
    func mail() async throws -> MailConfiguration? {
        switch try await location() {
        case .development: nil
        case .production(let configuration): configuration.mail
        }
    }

    /// Whether messages go by the gateways of the database; development servers keep them.
    func sendsByGateways() async throws -> Bool {
        guard case .production(let configuration) = try await location(),
            case .routes = configuration.sender.kind
        else { return false }
        return true
    }

    /// How the server signs; development servers leave it at the default.
    func signingAlgorithm() async throws -> SigningAlgorithm {
        switch try await location() {
        case .development: .rs256
        case .production(let configuration): configuration.tokens.algorithm
        }
    }

    /// A data folder that was named stands above the environment's variable.
    private var configurationFile: ConfigurationFile? {
        guard data == nil else { return nil }
        return configuration.file(environment: ProcessInfo.processInfo.environment)
    }

    private func location() async throws -> Location {
        let environment = ProcessInfo.processInfo.environment
        if let file = configurationFile {
            let loaded = try await ServerConfiguration.load(file: file, environment: environment)
            return .production(loaded.values)
        }
        let folder = try folder(environment: environment)
        guard folder.exists else {
            throw CommandFailure(
                "There is no data in \(folder.path). Start `\(asTyped.command("dev"))` once, or name "
                    + "the data with --data, --config or \(ConfigurationOption.variable)."
            )
        }
        return .development(folder)
    }
}
