package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// What is known about an administrator's call, for the audit entries of its transactions.
///
/// The server binds a trail to each call of an administrator, and the command line to each command.
/// ``AuditedStore`` writes an entry in the same transaction as the change, so neither exists
/// without the other.
package final class AuditTrail: Sendable {
    /// Which transactions get an entry.
    package enum Coverage: Sendable {
        /// The first one of a call, and each one that notes a change.
        case everyCall

        /// Those that note a change: the others are the server's routine.
        case notedChanges

        /// None: the call only reads, but its refusal can be worth an entry.
        case refusals
    }

    private struct Facts {
        var actor: AuditActor?
        var project: ProjectID?
        var target: AuditTarget?
        var isOpen = false
        var isWritten = false
        var isTrial = false
    }

    @TaskLocal package static var current: AuditTrail?

    private let action: AuditAction
    private let origin: AuditOrigin
    private let coverage: Coverage
    private let clock: ServerClock
    private let seal: @Sendable () async throws -> AuditSeal
    private let facts: Mutex<Facts>

    /// Creates a trail; `seal` is called when the first entry is written.
    package init(
        of action: AuditAction,
        by actor: AuditActor? = nil,
        from origin: AuditOrigin,
        covering coverage: Coverage,
        clock: ServerClock,
        seal: @escaping @Sendable () async throws -> AuditSeal
    ) {
        self.action = action
        self.origin = origin
        self.coverage = coverage
        self.clock = clock
        self.seal = seal
        facts = Mutex(Facts(actor: actor))
    }

    /// Records who calls; without a known actor, there are no entries.
    package func note(actor: AuditActor) { facts.withLock { $0.actor = actor } }

    /// Records the project or tenant of the call, whose chain gets the entries.
    package func note(project id: ProjectID) { facts.withLock { $0.project = id } }

    /// Records what the call is about, for entries of transactions that note nothing themselves.
    package func note(target: AuditTarget) { facts.withLock { $0.target = target } }

    /// Records that the call only checks a change: it gets no entry, whether it succeeds or fails.
    package func noteTrial() { facts.withLock { $0.isTrial = true } }

    /// Begins to write entries: the caller may do what it asks for.
    package func open() { facts.withLock { $0.isOpen = true } }
}

extension AuditTrail {
    /// Runs a transaction of `store`, and appends the entries for its changes.
    func write<Value: Sendable>(
        in store: any DataStore,
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        let facts = facts.withLock { $0 }
        guard facts.isOpen, coverage != .refusals, let actor = facts.actor else {
            return try await Self.withoutTrail { try await store.write(body) }
        }
        let seal = try await seal()
        let isFirst = coverage == .everyCall && !facts.isWritten && !facts.isTrial
        let notes = AuditNotes()
        let event = event(by: actor, facts)
        let value = try await Self.withoutTrail {
            try await store.write { data in
                let value = try notes.whileBound { try body(data) }
                try Self.append(
                    notes.all,
                    of: event,
                    facts,
                    orBare: isFirst,
                    sealedBy: seal,
                    to: data
                )
                return value
            }
        }
        if isFirst || !notes.all.isEmpty { self.facts.withLock { $0.isWritten = true } }
        return value
    }

    /// Writes the entry of a call that has succeeded without a transaction of its own.
    package func finish(in store: any DataStore) async throws {
        let facts = facts.withLock { $0 }
        guard facts.isOpen, coverage == .everyCall, !facts.isWritten, !facts.isTrial,
            let actor = facts.actor
        else { return }
        try await append(event(by: actor, facts), facts, to: store)
    }

    /// Writes the entry of a call that was refused.
    ///
    /// A call that only reads gets one if `isOfAccess`: its caller may not do what it asked for.
    package func refuse(
        _ code: String,
        isOfAccess: Bool,
        in store: any DataStore
    ) async throws {
        let facts = facts.withLock { $0 }
        guard let actor = facts.actor,
            isOfAccess || (coverage == .everyCall && !facts.isTrial)
        else { return }
        var event = event(by: actor, facts)
        event.outcome = .refused(code: code)
        try await append(event, facts, to: store)
    }

    private func append(
        _ event: AuditEvent,
        _ facts: Facts,
        to store: any DataStore
    ) async throws {
        let seal = try await seal()
        try await Self.withoutTrail {
            try await store.write { data in
                try Self.append([], of: event, facts, orBare: true, sealedBy: seal, to: data)
            }
        }
        self.facts.withLock { $0.isWritten = true }
    }

    /// Runs `body` without a trail: its transactions get no entries.
    package static func withoutTrail<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await $current.withValue(nil, operation: body)
    }

    private func event(by actor: AuditActor, _ facts: Facts) -> AuditEvent {
        AuditEvent(
            at: clock.now,
            actor: actor,
            origin: origin,
            action: action,
            targetKind: facts.target?.kind,
            tenantID: facts.project?.tenantID
        )
    }

    /// Appends an entry for each target; without targets, one if `isBareEntry`.
    private static func append(
        _ notes: [AuditNotes.Note],
        of event: AuditEvent,
        _ facts: Facts,
        orBare isBareEntry: Bool,
        sealedBy seal: AuditSeal,
        to data: any AuditWriter
    ) throws {
        var drafts: [AuditChain: [(AuditEvent, AuditDetails)]] = [:]
        for note in notes {
            var event = event
            event.targetKind = note.target.kind
            event.tenantID = note.project?.tenantID
            event.members = Set(note.changes.map(\.member) + note.members).sorted()
            let details = AuditDetails(targetID: note.target.id, changes: note.changes)
            let chain = note.project.map { AuditChain(of: $0) } ?? .server
            drafts[chain, default: []].append((event, details))
        }
        if notes.isEmpty, isBareEntry {
            let chain = facts.project.map { AuditChain(of: $0) } ?? .server
            drafts[chain] = [(event, AuditDetails(targetID: facts.target?.id))]
        }
        // In the same order in every transaction, so that two of them cannot wait for each other.
        for (chain, drafts) in drafts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            var head = try data.holdAuditHead(of: chain)
            var entries: [AuditEntry] = []
            for (event, details) in drafts {
                let entry = seal.entry(event, details, after: head)
                entries.append(entry)
                head = AuditHead(chain: chain, seq: entry.seq, hash: entry.hash)
            }
            try data.append(entries)
        }
    }
}
