package import DialtoneBasics
package import DialtoneModel
package import Logging

/// The log of administration: who changed what, in chains of hashes.
package struct AuditLog: Sendable {
    /// How long entries are kept, unless the operator says otherwise.
    package static let standardRetention = TimeSpan.days(400)

    /// The number of entries that are read at once.
    static let batch = 500

    let store: any DataStore
    let seal: AuditSeal
    let clock: ServerClock
    let logger: Logger

    package init(store: any DataStore, seal: AuditSeal, clock: ServerClock, logger: Logger) {
        self.store = store
        self.seal = seal
        self.clock = clock
        self.logger = logger
    }

    /// Returns the trail for a call.
    package func trail(
        of action: AuditAction,
        from origin: AuditOrigin,
        covering coverage: AuditTrail.Coverage
    ) -> AuditTrail {
        AuditTrail(of: action, from: origin, covering: coverage, clock: clock) { [seal] in seal }
    }

    /// Runs work of the server itself, or what it does later for `actor`, whose changes get entries.
    package func whileSystem<Value>(
        _ action: AuditAction,
        for actor: AuditActor = AuditActor(.system),
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        let trail = AuditTrail(
            of: action,
            by: actor,
            from: AuditOrigin(.server),
            covering: .notedChanges,
            clock: clock
        ) { [seal] in seal }
        trail.open()
        return try await AuditTrail.$current.withValue(trail) { try await body() }
    }

    /// Writes the entry of a call that has succeeded without changing the database.
    package func finish(_ trail: AuditTrail) async throws {
        try await trail.finish(in: store)
    }

    /// Writes the entry of a refused call; without the database, the log names it.
    package func refuse(_ trail: AuditTrail, _ code: String, isOfAccess: Bool) async {
        do {
            try await trail.refuse(code, isOfAccess: isOfAccess, in: store)
        } catch {
            logger.error(
                "an audit entry cannot be written",
                metadata: ["error": "\((error as? any ServerFault).map { "\($0)" } ?? "unknown")"]
            )
        }
    }

    /// Returns matching entries before `seq`, newest first.
    package func entries(
        of chain: AuditChain,
        matching query: AuditQuery = AuditQuery(),
        before seq: Int64? = nil,
        limit: Int
    ) async throws -> [AuditEntry] {
        try await store.read {
            try $0.auditEntries(of: chain, matching: query, before: seq, limit: limit)
        }
    }

    /// The names of the operators by their IDs.
    package func operatorNames() async throws -> [String: String] {
        let operators = try await store.read { try $0.operatorAccounts() }
        return operators.reduce(into: [:]) { $0[$1.id.rawValue] = $1.name.rawValue }
    }

    /// The chains that have entries.
    package func chains() async throws -> [AuditChain] {
        try await store.read { try $0.auditHeads() }.map(\.chain)
    }

    /// Erases the details of all entries about a user; the chain stays valid without them.
    package func erase(_ user: AccountID, of project: ProjectID) async throws -> Int {
        let chain = AuditChain(of: project)
        return try await store.write { try $0.eraseAuditDetails(ofUser: user, in: chain) }
    }

    /// Makes a checkpoint of the last entry; `nil` for a chain without entries.
    ///
    /// The log gets it as well: where the log is kept, it proves later that entries are missing.
    @discardableResult
    package func checkpoint(_ chain: AuditChain) async throws -> AuditCheckpoint? {
        let now = clock.now
        let made = try await AuditTrail.withoutTrail {
            try await store.write { [seal] data -> (AuditCheckpoint, Bool)? in
                guard let head = try data.auditHead(of: chain), head.seq > 0 else { return nil }
                let checkpoint = seal.checkpoint(of: head, at: now)
                let isNew = try data.insert(checkpoint)
                return (checkpoint, isNew)
            }
        }
        guard let (checkpoint, isNew) = made else { return nil }
        if isNew { log(checkpoint) }
        return checkpoint
    }

    func log(_ checkpoint: AuditCheckpoint) {
        logger.notice(
            "audit checkpoint",
            metadata: [
                "type": "\(checkpoint.kind.rawValue)", "chain": "\(checkpoint.chain.rawValue)",
                "seq": "\(checkpoint.seq)", "hash": "\(Hex.encode(checkpoint.hash))",
                "at": "\(checkpoint.at.milliseconds)",
                "signature": "\(Hex.encode(checkpoint.signature))",
            ]
        )
    }
}
