import Configuration

/// Everything that `dialtone serve` can be told; it alone knows which prefix is whose.
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
    let apns: APNsConfiguration
    let challenge: ChallengeConfiguration
    let log: LogConfiguration

    init(config: ConfigReader) throws {
        listen = try ListenConfiguration(config: config.scoped(to: "listen"))
        admin = try AdminConfiguration(config: config.scoped(to: "admin"))
        database = try DatabaseConfiguration(config: config.scoped(to: "database"))
        masterKey = try MasterKeyConfiguration(config: config.scoped(to: "masterKey"))
        sender = try SenderConfiguration(config: config.scoped(to: "sender"))
        sms = try SMSConfiguration(config: config.scoped(to: "sms"))
        mail = try MailConfiguration(config: config.scoped(to: "mail"))
        tokens = try TokenConfiguration(config: config.scoped(to: "tokens"))
        outbound = try OutboundConfiguration(config: config.scoped(to: "outbound"))
        apns = try APNsConfiguration(config: config.scoped(to: "apns"))
        challenge = try ChallengeConfiguration(config: config.scoped(to: "challenge"))
        log = try LogConfiguration(config: config.scoped(to: "log"))
    }
}
