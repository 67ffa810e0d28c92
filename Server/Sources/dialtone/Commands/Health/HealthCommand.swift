import ArgumentParser
import DialtoneBasics
import DialtoneOutbound
import DialtoneServer
import Foundation

/// Asks a running server whether it is alive, ready and healthy.
struct HealthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Ask a running server how it is.",
        discussion: """
            Asks over HTTP, so it needs neither the database nor the master key. The URL
            is that of the configuration's listener unless --url is passed. The state of
            the database, gateways, keys and nodes is only available on the admin
            listener and on a development server.

            Exits with 0 if the server is ready, 1 if it is not ready or is stopping, and
            69 if it does not respond. Warnings do not change the exit code.

            Examples:
              dialtone health --config /etc/dialtone/dialtone.yaml
              dialtone health --url http://127.0.0.1:9099 --json
            """
    )

    @OptionGroup var configuration: ConfigurationOption

    @Option(help: "The server's URL. (default: the configuration's listener)")
    var url: String?

    @Option(help: "The seconds to wait for each response.")
    var timeout: Int64 = 5

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard (1...60).contains(timeout) else {
            throw ValidationError("--timeout must be 1 to 60.")
        }
        guard let url else { return }
        guard HealthAddresses.isBase(url) else {
            throw ValidationError("--url must have the form https://auth.example.com.")
        }
    }

    func run() async throws {
        let addresses = try await addresses()
        let client = try addresses.outbound.operatorsClient()
        let report = await withResource(client, closing: { await $0.shutDown() }) { client in
            let enquiry = HealthEnquiry(client: client, timeout: .seconds(timeout))
            return await enquiry.report(on: addresses)
        }
        try Terminal.show(report, asJSON: json)
        guard report.exitCode == .success else { throw report.exitCode }
    }

    private func addresses() async throws -> HealthAddresses {
        let environment = ProcessInfo.processInfo.environment
        if let url, configuration.file(environment: environment) == nil {
            return HealthAddresses(url: url)
        }
        guard let file = configuration.file(environment: environment) else {
            throw ValidationError("Pass --url or --config.")
        }
        let loaded = try await ServerConfiguration.load(
            file: file,
            flags: [:],
            environment: environment,
            forServer: false
        )
        guard let addresses = HealthAddresses(of: loaded.values, url: url) else {
            throw ValidationError(
                "The configuration has a UNIX socket, or port 0, for health checks, so pass --url."
            )
        }
        return addresses
    }
}
