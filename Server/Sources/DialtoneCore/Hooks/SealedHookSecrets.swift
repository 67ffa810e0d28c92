/// A hook's secret, and the one that it takes the place of, as the database holds them.
package struct SealedHookSecrets: Hashable, Sendable {
    /// For how long requests are signed by both secrets after a change.
    package static let overlap = TimeSpan.hours(24)

    package let current: [UInt8]
    package let previous: [UInt8]?
    package let previousUntil: Timestamp?

    package init(current: [UInt8], previous: [UInt8]?, previousUntil: Timestamp?) {
        self.current = current
        self.previous = previous
        self.previousUntil = previousUntil
    }
}

extension SealedHookSecrets {
    /// Seals the first secret of a hook.
    package init(sealing secret: WebhookSecret, of hook: HookID, in box: SecretBox) throws {
        self.init(
            current: try box.seal(secret.bytes, context: Self.context(of: hook)),
            previous: nil,
            previousUntil: nil
        )
    }

    /// These with `secret` as the one in force; the one before is good for ``overlap`` more.
    package func rotated(
        to secret: WebhookSecret,
        of hook: HookID,
        in box: SecretBox,
        at now: Timestamp
    ) throws -> Self {
        Self(
            current: try box.seal(secret.bytes, context: Self.context(of: hook)),
            previous: current,
            previousUntil: now + Self.overlap
        )
    }

    /// The secrets that sign at `now`, the one in force first.
    func opened(of hook: HookID, in box: SecretBox, at now: Timestamp) throws -> [WebhookSecret] {
        var sealed = [current]
        if let previous, let previousUntil, now < previousUntil { sealed.append(previous) }
        return try sealed.map { sealed in
            let bytes = try box.open(sealed, context: Self.context(of: hook))
            guard let secret = WebhookSecret(bytes: bytes) else { throw UnreadableSecret() }
            return secret
        }
    }

    private static func context(of hook: HookID) -> String { "hook/\(hook.rawValue)" }
}
