package import DialtoneBasics
package import DialtoneModel

/// Encrypts all secrets of a database with the master key of the server, in place of the previous
/// one.
///
/// It can be interrupted at any moment, and run again. Servers go on meanwhile: they read with both
/// keys.
package struct MasterKeyRotation: Sendable {
    /// The number of rows of a transaction, so that other writers do not wait for long.
    private static let batch = 100

    /// The number of rows of an import in a transaction; they can be large.
    private static let importBatch = 4

    /// How often secrets that changed meanwhile are looked for.
    private static let passes = 3

    package enum Problem: Error, Hashable {
        /// Servers that run with another master key.
        case otherNodes([String])

        /// Secrets that none of the keys decrypts.
        case unreadable([SealedSecretKind: Int])

        /// The previous key was never used in this database.
        case strangeKey

        /// Secrets that were encrypted with another key meanwhile.
        case unfinished(Int)
    }

    package struct Outcome: Hashable, Sendable {
        /// The number of secrets that were encrypted again.
        package let count: Int

        /// What the database has now.
        package let inventory: SealedInventory
    }

    private let store: any DataStore
    private let masterKey: MasterKey
    private let previous: MasterKey
    private let audit: AuditLog
    private let clock: ServerClock
    private let boxes: SealedBoxes

    /// Creates the rotation of `previous`, with which `masterKey` reads besides itself.
    package init(
        of previous: MasterKey,
        to masterKey: MasterKey,
        in store: any DataStore,
        audit: AuditLog,
        clock: ServerClock
    ) {
        self.store = store
        self.masterKey = masterKey
        self.previous = previous
        self.audit = audit
        self.clock = clock
        boxes = SealedBoxes(of: masterKey)
    }

    /// Counts the secrets of a database by the keys of the server.
    package static func inventory(
        of store: any DataStore,
        by masterKey: MasterKey
    ) async throws -> SealedInventory {
        var inventory = SealedInventory(keyCount: masterKey.ids.count)
        let boxes = SealedBoxes(of: masterKey)
        try await walk(store) { _, secrets in
            for secret in secrets { inventory.count(secret, by: boxes) }
        }
        return inventory
    }

    /// Whether the keys of a former master key are kept: its rotation has begun.
    package static func hasBegun(
        _ former: MasterKey,
        in store: any DataStore
    ) async throws -> Bool {
        let id = KeptKey.id(of: former.key(for: .auditEntries), for: .auditEntries)
        return try await store.read { try $0.keptKeys() }.contains { $0.id == id }
    }

    /// Rotates; before anything is changed, throws a ``Problem`` that would lose something.
    ///
    /// With `discarding`, no key is kept that clients depend on, neither of this rotation nor of
    /// earlier ones: who knows the previous master key could compute their tokens.
    package func run(
        discarding: Bool,
        report: (_ count: Int, _ total: Int) -> Void
    ) async throws -> Outcome {
        let first = try await check()
        try await keepKeys(discarding: discarding)
        // The keys that are kept from earlier rotations may be gone now.
        let total = first.pending
        var count = 0
        for _ in 0..<Self.passes {
            try await reseal { done in
                count += done
                report(count, max(total, count))
            }
            let inventory = try await Self.inventory(of: store, by: masterKey)
            guard inventory.pending > 0 else {
                for chain in try await audit.chains() { try await audit.checkpoint(chain) }
                return Outcome(count: count, inventory: inventory)
            }
        }
        let rest = try await Self.inventory(of: store, by: masterKey)
        throw Problem.unfinished(rest.pending)
    }
}

extension MasterKeyRotation {
    /// Returns what there is to do; throws if the rotation would lose something.
    private func check() async throws -> SealedInventory {
        let now = clock.now
        let nodes = try await store.read { try $0.nodes() }
        let others = nodes.filter { !$0.isMissing(at: now) && $0.masterKeys.first != masterKey.id }
        guard others.isEmpty else { throw Problem.otherNodes(others.map(\.id)) }
        let inventory = try await Self.inventory(of: store, by: masterKey)
        guard inventory.lost.isEmpty else { throw Problem.unreadable(inventory.lost) }
        guard try await isKnown(inventory) else { throw Problem.strangeKey }
        return inventory
    }

    /// Whether this database was used with the previous key.
    private func isKnown(_ inventory: SealedInventory) async throws -> Bool {
        let place = masterKey.ids.firstIndex(of: previous.id)
        if let place, inventory.counts[place] > 0 { return true }
        if try await Self.hasBegun(previous, in: store) { return true }
        let seal = AuditSeal(of: previous)
        let entries = try await store.read { data in
            let oldest = try data.auditEntries(of: .server, after: 0, limit: AuditLog.batch)
            let query = AuditQuery()
            let limit = AuditLog.batch
            return try oldest
                + data.auditEntries(of: .server, matching: query, before: nil, limit: limit)
        }
        return entries.contains(where: seal.isValid)
    }

    private func keepKeys(discarding: Bool) async throws {
        let now = clock.now
        let purposes = MasterKey.Purpose.auditPurposes
        let clientPurposes = MasterKey.Purpose.clientPurposes
        try await store.write { [masterKey, previous] data in
            let target = AuditTarget(.masterKey, id: masterKey.id)
            AuditNotes.note(target, of: nil, changed: discarding ? ["discarded"] : [])
            let ends = try data.auditHeads()
            try Self.endAuditKeys(by: ends, sealing: masterKey, in: data)
            for purpose in purposes {
                let key = previous.key(for: purpose)
                try data.insert(
                    KeptKey(purpose, key, at: now, auditEnds: ends).sealed(with: masterKey)
                )
            }
            for purpose in clientPurposes {
                if discarding {
                    _ = try data.deleteKeptKeys(of: purpose.rawValue)
                } else {
                    let key = KeptKey(purpose, previous.key(for: purpose), at: now)
                    try data.insert(key.sealed(with: masterKey))
                }
            }
        }
    }

    /// Ends the kept keys of the audit log that are not sealed with the new master key at the last
    /// entries: what was stored by who knows the former key verifies nothing later.
    private static func endAuditKeys(
        by heads: [AuditHead],
        sealing masterKey: MasterKey,
        in data: any SealedSecretReader & SealedSecretWriter
    ) throws {
        for row in try data.keptKeys() {
            guard let key = try? KeptKey(opening: row, with: masterKey),
                MasterKey.Purpose.auditPurposes.contains(key.purpose)
            else { continue }
            let ended = key.ending(by: heads)
            guard ended.auditEnds != key.auditEnds else { continue }
            try data.replace(row, by: ended.sealed(with: masterKey))
        }
    }

    private func reseal(report: (_ count: Int) -> Void) async throws {
        try await Self.walk(store) { store, secrets in
            let pending = secrets.filter { secret in
                boxes.opener(of: secret).map { $0 > 0 } ?? false
            }
            guard !pending.isEmpty else { return }
            let resealed = try pending.map { ($0, try boxes.resealed($0)) }
            let count = try await store.write { data in
                try resealed.count { try data.replace($0, by: $1) }
            }
            report(count)
        }
    }

    /// Calls `body` with all secrets, in batches.
    private static func walk(
        _ store: any DataStore,
        _ body: (any DataStore, [SealedSecret]) async throws -> Void
    ) async throws {
        for kind in SealedSecretKind.allCases {
            let limit = [.importParts, .jobParts].contains(kind) ? importBatch : batch
            var last: [SealedSecret.KeyPart]?
            while true {
                let secrets = try await store.read { [last] data in
                    try data.sealedSecrets(kind, after: last, limit: limit)
                }
                guard let end = secrets.last else { break }
                try await body(store, secrets)
                last = end.key
            }
        }
    }
}
