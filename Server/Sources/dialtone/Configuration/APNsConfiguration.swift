import Configuration
import DialtoneAppVerification
import NIOSSL

/// Where Apple's push services are; to be changed for tests and proxies only.
///
/// - `productionHost` (string, default `api.push.apple.com`): host, and port where it is not 443.
/// - `sandboxHost` (string, default `api.sandbox.push.apple.com`): the same for development.
/// - `authorities` (string, optional): a file of PEM certificates that are trusted besides those
///   of the machine.
struct APNsConfiguration: Sendable {
    private let productionHost: String
    private let sandboxHost: String
    private let authoritiesFile: String?

    init(config: ConfigReader) throws {
        let standard = APNsSettings()
        productionHost = try Self.host("productionHost", standard.productionHost, config)
        sandboxHost = try Self.host("sandboxHost", standard.sandboxHost, config)
        authoritiesFile = config.string(forKey: "authorities")
    }

    private init() {
        let standard = APNsSettings()
        productionHost = standard.productionHost
        sandboxHost = standard.sandboxHost
        authoritiesFile = nil
    }

    /// A development server sends its pushes through Apple as well.
    static let development = APNsConfiguration()

    func settings() throws -> APNsSettings {
        var settings = APNsSettings()
        settings.productionHost = productionHost
        settings.sandboxHost = sandboxHost
        do {
            settings.authorities = try authoritiesFile.map(NIOSSLCertificate.fromPEMFile) ?? []
        } catch {
            throw ConfigurationProblem(
                "apns.authorities: \(authoritiesFile ?? "") holds no certificates in PEM"
            )
        }
        return settings
    }

    private static func host(
        _ key: String,
        _ standard: String,
        _ config: ConfigReader
    ) throws -> String {
        let host = config.string(forKey: ConfigKey(key), default: standard)
        guard host.wholeMatch(of: /[A-Za-z0-9.-]+(:[0-9]{1,5})?/) != nil else {
            throw ConfigurationProblem("apns.\(key): must be a host, or host:port")
        }
        return host
    }
}
