import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// When a service account expires, and whether it needs attention.
struct CredentialEndView: Sendable {
    /// `nil` if the account does not expire.
    let time: ConsoleTime?
    let isPast: Bool
    let isSoon: Bool

    init(_ info: ServiceAccountInfo, at now: Timestamp) {
        time = info.expireTime.map(ConsoleTime.init(rfc3339:))
        let end = info.expireTime.flatMap { try? Timestamp(wireText: $0, "expireTime") }
        isPast = end.map { $0 <= now } ?? false
        isSoon = !isPast && (end.map { $0 - ServiceAccount.warningSpan <= now } ?? false)
    }
}
