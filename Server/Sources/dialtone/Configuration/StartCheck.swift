import DialtoneOutbound
import Configuration
import NIOSSL

/// Problems that keep a server from starting although each value is in range, as far as they can be
/// found without a start.
///
/// Commands beside the server need less: most of them have no use for the master key. The values
/// are read on their own, so that a problem of another one does not hide theirs.
struct StartCheck: Sendable {
    /// Settings that name a file of certificates, with the file.
    private let authorities: [(key: String, file: String)]
    private let publicURL: String?
    private let databaseURL: String?
    private let masterKey: MasterKeyConfiguration?
    private let passwords: PasswordConfiguration?
    private let outbound: OutboundConfiguration?
    private let certificates: [CertificateConfiguration]

    /// A part that could not be read is `nil`, and not checked.
    init(
        config: ConfigReader,
        masterKey: MasterKeyConfiguration?,
        passwords: PasswordConfiguration?,
        outbound: OutboundConfiguration?,
        certificates: [CertificateConfiguration]
    ) {
        publicURL = config.string(forKey: "listen.publicURL")
        databaseURL = config.string(forKey: "database.url", isSecret: true)
        var keys = ["outbound.authorities", "apns.authorities"]
        if config.string(forKey: "mail.smtp.host")?.isEmpty == false {
            keys.append("mail.smtp.caFile")
        }
        authorities = keys.compactMap { key in
            config.string(forKey: ConfigKey(key)).map { (key, $0) }
        }
        self.masterKey = masterKey
        self.passwords = passwords
        self.outbound = outbound
        self.certificates = certificates
    }

    func collect(into problems: inout ConfigurationProblems) throws {
        problems.require(publicURL != nil, ListenConfiguration.missingPublicURL)
        if let databaseURL {
            _ = try problems.collect { try DatabaseConfiguration.checkFolder(of: databaseURL) }
        }
        _ = try problems.collect { try masterKey?.load() }
        for certificate in certificates {
            _ = try problems.collect { try certificate.load() }
        }
        for (key, file) in authorities {
            problems.require(
                (try? NIOSSLCertificate.fromPEMFile(file)) != nil,
                "\(key): \(file) contains no PEM certificates"
            )
        }
        if let policy = outbound?.settings.policy {
            _ = try problems.collect { try passwords?.check(by: policy) }
        }
    }
}

extension ServerConfiguration {
    /// Throws one problem that names all that a ``StartCheck`` finds.
    func check() throws {
        var problems = ConfigurationProblems()
        try startCheck.collect(into: &problems)
        try problems.check()
    }
}
