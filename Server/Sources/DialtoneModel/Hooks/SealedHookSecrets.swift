package import DialtoneBasics

/// A hook's current and previous secret, as stored in the database.
package struct SealedHookSecrets: Hashable, Sendable {
    /// How long requests are signed with both secrets after a rotation.
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
            current: try box.seal(secret.bytes, context: SealedContext.hook(hook.rawValue)),
            previous: nil,
            previousUntil: nil
        )
    }

    /// Returns the secrets with `secret` as the current one.
    ///
    /// The previous secret stays valid for ``overlap``.
    package func rotated(
        to secret: WebhookSecret,
        of hook: HookID,
        in box: SecretBox,
        at now: Timestamp
    ) throws -> Self {
        Self(
            current: try box.seal(secret.bytes, context: SealedContext.hook(hook.rawValue)),
            previous: current,
            previousUntil: now + Self.overlap
        )
    }

    /// Returns the secrets that sign at `now`, the current one first.
    package func opened(
        of hook: HookID,
        in box: SecretBox,
        at now: Timestamp
    ) throws -> [WebhookSecret] {
        var sealed = [current]
        if let previous, let previousUntil, now < previousUntil { sealed.append(previous) }
        return try sealed.map { sealed in
            let bytes = try box.open(sealed, context: SealedContext.hook(hook.rawValue))
            guard let secret = WebhookSecret(bytes: bytes) else { throw UnreadableSecret() }
            return secret
        }
    }
}
