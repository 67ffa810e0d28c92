package import DialtoneBasics

extension Account {
    /// Whether a recovery code is left.
    package var hasRecoveryCodes: Bool { recoveryCodes?.digests.isEmpty == false }

    /// Uses up one of the account's recovery codes; returns `false` if it has no such code.
    package mutating func useRecoveryCode(_ code: RecoveryCode?) -> Bool {
        guard let code, let codes = recoveryCodes else { return false }
        let typed = code.digest(for: self).bytes
        // All are compared, so that the time does not tell which code is right.
        let left = codes.digests.filter { !ConstantTime.areEqual($0.bytes, typed) }
        recoveryCodes = RecoveryCodes(digests: left, createdAt: codes.createdAt)
        return left.count < codes.digests.count
    }

    /// Removes recovery codes that were created at `moment` or later.
    ///
    /// They may be those of a thief, whose other changes since then are undone as well.
    package mutating func dropRecoveryCodes(since moment: Timestamp) {
        if let recoveryCodes, recoveryCodes.createdAt >= moment { self.recoveryCodes = nil }
    }
}

extension RecoveryCodes {
    package init(_ codes: [RecoveryCode], of account: Account, at now: Timestamp) {
        self.init(digests: codes.map { $0.digest(for: account) }, createdAt: now)
    }
}
