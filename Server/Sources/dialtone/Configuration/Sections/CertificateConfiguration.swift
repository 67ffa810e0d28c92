import Configuration
import DialtoneServer

/// The certificate of a listener, in the section `tls` of the listener's own.
///
/// - `certificate` (string, optional): a PEM file with the certificate and its chain. Without it,
///   the listener does not use TLS.
/// - `key` (string, optional): a PEM file with the private key of the certificate.
struct CertificateConfiguration: Sendable {
    /// The name of the section, such as `listen.tls`.
    private let name: String
    let files: CertificateFiles?

    /// Reads the section from that of the listener, which is called `name`.
    init(of name: String, config: ConfigReader) throws {
        let config = config.scoped(to: "tls")
        self.name = "\(name).tls"
        let chain = config.string(forKey: "certificate")
        let key = config.string(forKey: "key")
        switch (chain, key) {
        case (nil, nil): files = nil
        case (let chain?, let key?): files = CertificateFiles(chain: chain, key: key)
        case (nil, _?):
            throw ConfigurationProblem(
                "\(self.name).certificate: is missing. Set it to the certificate of \(self.name).key"
            )
        case (_?, nil):
            throw ConfigurationProblem(
                "\(self.name).key: is missing. Set it to the key of \(self.name).certificate"
            )
        }
    }

    /// The warning about the file with the key, if there is one.
    var concern: String? { files?.concern.map { "\(name).key: \($0)" } }

    /// Loads the certificate; returns `nil` if there is none.
    func load() throws(ConfigurationProblem) -> ServerCertificate? {
        guard let files else { return nil }
        do throws(InvalidCertificate) {
            return try ServerCertificate(files)
        } catch {
            let key = error.isAboutKey ? "key" : "certificate"
            throw ConfigurationProblem("\(name).\(key): \(error)")
        }
    }
}
