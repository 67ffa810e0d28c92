import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Logging
import Testing

/// An audit log on a database, and administrators who change things.
struct AuditBench {
    static let chain = AuditChain.project(.sample)

    let log: AuditLog
    let store: any DataStore
    let clock: StoppedClock

    init(
        _ store: any DataStore,
        at clock: StoppedClock = StoppedClock(),
        sealedBy seal: AuditSeal? = nil
    ) throws {
        self.clock = clock
        self.store = AuditedStore(store)
        let key = try #require(MasterKey(bytes: Array(repeating: UInt8(9), count: 32)))
        log = AuditLog(
            store: self.store,
            seal: seal ?? AuditSeal(of: key),
            clock: clock.serverClock,
            logger: .silent
        )
    }

    /// Runs `work` as one call of an administrator.
    func call<Value>(
        _ action: AuditAction = "projects.update",
        by id: String = "key",
        _ work: (any DataStore) async throws -> Value
    ) async throws -> Value {
        let trail = log.trail(
            of: action,
            from: AuditOrigin(.api, address: "192.0.2.7", requestID: "request"),
            covering: .everyCall
        )
        trail.note(actor: AuditActor(.adminKey, id: id, role: .owner))
        trail.note(project: .sample)
        trail.open()
        return try await AuditTrail.$current.withValue(trail) {
            do {
                let value = try await work(store)
                try await log.finish(trail)
                return value
            } catch {
                await log.refuse(trail, "ERROR", isOfAccess: false)
                throw error
            }
        }
    }

    /// Changes the name of the sample project.
    func rename(_ name: String, by id: String = "key") async throws {
        try await call(by: id) { store in
            try await store.write { data in
                var project = try #require(try data.holdProject(.sample))
                project.displayName = name
                _ = try data.update(project)
            }
        }
    }

    /// Creates the sample project and renames it, so that its chain has `count` entries.
    func fill(_ count: Int) async throws {
        try await store.write { _ = try $0.insert(Project.sample()) }
        for index in 1...count { try await rename("Name \(index)") }
    }

    func entries() async throws -> [AuditEntry] {
        try await store.read { try $0.auditEntries(of: Self.chain, after: 0, limit: 10_000) }
    }

    func verdict(against checkpoints: [AuditCheckpoint] = []) async throws -> AuditVerdict {
        try await log.verify(Self.chain, against: checkpoints)
    }
}
