import DialtonePush
import Configuration
import NIOSSL

/// The addresses of Apple's push services; change them only for tests and proxies.
///
/// - `productionHost` (string, default `api.push.apple.com`): the host, with the port unless it is
///   443.
/// - `sandboxHost` (string, default `api.sandbox.push.apple.com`): the same for development.
/// - `authorities` (string, optional): a file of PEM certificates that are trusted in addition to
///   the system's.
struct APNsConfiguration: Sendable {
    private let productionHost: String
    private let sandboxHost: String
    private let authoritiesFile: String?

    init(config: ConfigReader) throws {
        let standard = APNsSettings()
        var problems = ConfigurationProblems()
        productionHost = Self.host(
            "productionHost",
            standard.productionHost,
            config,
            &problems
        )
        sandboxHost = Self.host("sandboxHost", standard.sandboxHost, config, &problems)
        authoritiesFile = config.string(forKey: "authorities")
        try problems.check()
    }

    func settings() throws -> APNsSettings {
        var settings = APNsSettings()
        settings.productionHost = productionHost
        settings.sandboxHost = sandboxHost
        do {
            settings.authorities = try authoritiesFile.map(NIOSSLCertificate.fromPEMFile) ?? []
        } catch {
            throw ConfigurationProblem(
                "apns.authorities: \(authoritiesFile ?? "") contains no PEM certificates"
            )
        }
        return settings
    }

    private static func host(
        _ key: String,
        _ standard: String,
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> String {
        let host = config.string(forKey: ConfigKey(key), default: standard)
        problems.require(
            host.wholeMatch(of: /[A-Za-z0-9.-]+(:[0-9]{1,5})?/) != nil,
            "apns.\(key): must be a host, or host:port"
        )
        return host
    }
}
