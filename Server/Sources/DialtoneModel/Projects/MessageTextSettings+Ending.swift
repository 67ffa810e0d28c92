extension MessageTextSettings {
    /// Returns the last line of a message for an app of `platform`.
    ///
    /// Only Android apps use hashes, and all other apps use hosts. Unregistered apps and back ends
    /// get the host.
    package func ending(for platform: RelyingApp.Platform?) -> MessageEnding? {
        let domain = domain.flatMap(MessageEnding.init(domain:))
        let appHash = appHash.flatMap(MessageEnding.init(appHash:))
        return switch platform {
        case .android: appHash ?? domain
        case .ios, .web: domain
        case .server, nil: domain ?? appHash
        }
    }
}
