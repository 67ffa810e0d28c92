import DialtoneBasics

/// The last use of a credential, and whether it can probably be removed.
struct CredentialUseView: Sendable {
    /// How long a credential must not have been used to be suggested for removal.
    private static let idleDays: Int64 = 90

    let lastUsedAt: ConsoleTime?

    /// How long it was not used, in words, if that is long; `nil` otherwise.
    let idle: String?

    /// Creates the view from times in RFC 3339, as the API returns them.
    init(lastUsedAt: String?, createdAt: String, at now: Timestamp) {
        self.lastUsedAt = lastUsedAt.map(ConsoleTime.init(rfc3339:))
        let since = try? Timestamp(wireText: lastUsedAt ?? createdAt, "time")
        let days = since.map { (now - $0).milliseconds / TimeSpan.days(1).milliseconds } ?? 0
        guard days >= Self.idleDays else {
            idle = nil
            return
        }
        let months = Int(days / 30)
        idle = translated(
            months,
            one: "Not used for one month",
            other: "Not used for \(months) months"
        )
    }
}
