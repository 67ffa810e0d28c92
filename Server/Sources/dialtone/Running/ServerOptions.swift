import ArgumentParser
import Configuration
import Foundation

/// The options of a production server, each of which overrides the setting in its help.
struct ServerOptions: ParsableArguments {
    @OptionGroup var configuration: ConfigurationOption

    @Option(help: "listen.host")
    var host: String?

    @Option(help: "listen.port")
    var port: Int?

    @Option(help: ArgumentHelp("metrics.listen", valueName: "host:port"))
    var metricsListen: String?

    @Option(help: ArgumentHelp("shutdown.drain", valueName: "seconds"))
    var drain: Int?

    @Option(help: ArgumentHelp("masterKey.file", valueName: "file"))
    var masterKeyFile: String?

    @Option(help: "log.level")
    var logLevel: String?

    @Option(help: "log.format")
    var logFormat: String?

    /// The file that an option or the environment names.
    var configurationFile: ConfigurationFile? {
        configuration.file(environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the location of the server's numbering plan; `nil` without a configuration file.
    func installedPlan() -> InstalledPlan? {
        let environment = ProcessInfo.processInfo.environment
        return InstalledPlan.named(
            in: environment,
            or: configuration.file(environment: environment).map(InstalledPlan.init(beside:))
        )
    }

    func load() async throws -> ServerConfiguration.Loaded { try await source.load() }

    /// Where the configuration comes from.
    var source: ConfigurationSource {
        var flags: [AbsoluteConfigKey: ConfigValue] = [:]
        flags["listen.host"] = host.map { ConfigValue(.string($0), isSecret: false) }
        flags["listen.port"] = port.map { ConfigValue(.int($0), isSecret: false) }
        flags["metrics.listen"] = metricsListen.map { ConfigValue(.string($0), isSecret: false) }
        flags["shutdown.drain"] = drain.map { ConfigValue(.int($0), isSecret: false) }
        flags["masterKey.file"] = masterKeyFile.map { ConfigValue(.string($0), isSecret: false) }
        flags["log.level"] = logLevel.map { ConfigValue(.string($0), isSecret: false) }
        flags["log.format"] = logFormat.map { ConfigValue(.string($0), isSecret: false) }
        let environment = ProcessInfo.processInfo.environment
        return ConfigurationSource(
            file: configuration.file(environment: environment),
            flags: flags,
            environment: environment
        )
    }
}
