import Configuration

/// The configuration of `dialtone serve`, which assigns a key prefix to each part.
struct ServerConfiguration: Sendable {
    let listen: ListenConfiguration
    let admin: AdminConfiguration
    let database: DatabaseConfiguration
    let masterKey: MasterKeyConfiguration
    let sender: SenderConfiguration
    let sms: SMSConfiguration
    let mail: MailConfiguration
    let tokens: TokenConfiguration
    let outbound: OutboundConfiguration
    let passwords: PasswordConfiguration
    let apns: APNsConfiguration
    let challenge: ChallengeConfiguration
    let log: LogConfiguration
    let startCheck: StartCheck

    /// Throws one problem that names all problems; for a server, those of the ``StartCheck`` too.
    init(config: ConfigReader, forServer: Bool = false) throws {
        var problems = ConfigurationProblems()
        let listen = try problems.collect {
            try ListenConfiguration(config: config.scoped(to: "listen"))
        }
        let admin = try problems.collect {
            try AdminConfiguration(config: config.scoped(to: "admin"))
        }
        let database = try problems.collect {
            try DatabaseConfiguration(config: config.scoped(to: "database"))
        }
        let masterKey = try problems.collect {
            try MasterKeyConfiguration(config: config.scoped(to: "masterKey"))
        }
        let sender = try problems.collect {
            try SenderConfiguration(config: config.scoped(to: "sender"))
        }
        let sms = try problems.collect {
            try SMSConfiguration(config: config.scoped(to: "sms"))
        }
        let mail = try problems.collect {
            try MailConfiguration(config: config.scoped(to: "mail"))
        }
        let tokens = try problems.collect {
            try TokenConfiguration(config: config.scoped(to: "tokens"))
        }
        let outbound = try problems.collect {
            try OutboundConfiguration(config: config.scoped(to: "outbound"))
        }
        let passwords = try problems.collect {
            try PasswordConfiguration(config: config.scoped(to: "passwords"))
        }
        let apns = try problems.collect {
            try APNsConfiguration(config: config.scoped(to: "apns"))
        }
        let challenge = try problems.collect {
            try ChallengeConfiguration(config: config.scoped(to: "challenge"))
        }
        let log = try problems.collect {
            try LogConfiguration(config: config.scoped(to: "log"))
        }
        startCheck = StartCheck(
            config: config,
            masterKey: masterKey,
            passwords: passwords,
            outbound: outbound
        )
        if forServer, !problems.isEmpty { try startCheck.collect(into: &problems) }
        guard let listen, let admin, let database, let masterKey, let sender, let sms, let mail,
            let tokens, let outbound, let passwords, let apns, let challenge, let log
        else { throw problems.all }
        self.listen = listen
        self.admin = admin
        self.database = database
        self.masterKey = masterKey
        self.sender = sender
        self.sms = sms
        self.mail = mail
        self.tokens = tokens
        self.outbound = outbound
        self.passwords = passwords
        self.apns = apns
        self.challenge = challenge
        self.log = log
    }
}
