package import DialtoneBasics
import Synchronization

/// Collects what a transaction changes, for the entries that the same transaction writes.
///
/// Only the transactions of administrators have notes. Storage notes every change of settings where
/// it is written, so no flow can forget it.
package final class AuditNotes: Sendable {
    /// The changes of one target.
    package struct Note: Hashable, Sendable {
        package let target: AuditTarget

        /// The project or tenant; `nil` for a target of the server.
        package let project: ProjectID?
        package var changes: [AuditDetails.Difference]

        /// The names of further changed members, whose values are personal data.
        package var members: [String]
    }

    @TaskLocal private static var current: AuditNotes?

    private let notes = Mutex<[Note]>([])

    package init() {}

    package var all: [Note] { notes.withLock { $0 } }

    /// Runs the body of a transaction with empty notes, on any thread.
    package func whileBound<Value>(_ body: () throws -> Value) rethrows -> Value {
        notes.withLock { $0.removeAll() }
        return try Self.$current.withValue(self, operation: body)
    }

    /// Runs `body` without notes: what it changes is not the caller's work.
    package static func whilePaused<Value>(_ body: () throws -> Value) rethrows -> Value {
        try $current.withValue(nil, operation: body)
    }
}

extension AuditNotes {
    /// Notes that a record was added, or got the values of `after`.
    ///
    /// `before` is read only if the transaction has notes; `nil` is a new record.
    package static func noteSaved<Record: AuditedRecord>(
        _ after: Record,
        before: () throws -> Record?
    ) throws {
        guard let current else { return }
        let former = try before()?.auditMembers()
        let changes = AuditMembers.differences(from: former, to: try after.auditMembers())
        guard former == nil || !changes.isEmpty else { return }
        current.add(after.auditTarget, of: after.auditProject, changes)
    }

    /// Notes that a record is about to be deleted.
    package static func noteDeleted<Record: AuditedRecord>(_ record: () throws -> Record?) throws {
        guard let current, let record = try record() else { return }
        let changes = AuditMembers.differences(from: try record.auditMembers(), to: nil)
        current.add(record.auditTarget, of: record.auditProject, changes)
    }

    /// Notes a change of something that is no ``AuditedRecord``.
    package static func note(
        _ target: AuditTarget,
        of project: ProjectID?,
        changed members: [String] = []
    ) {
        current?.add(target, of: project, members: members)
    }

    /// Notes an import of users, with their number.
    package static func note(_ project: ProjectID, imported count: Int) {
        let change = AuditDetails.Difference("users", before: nil, after: .integer(Int64(count)))
        current?.add(AuditTarget(.users), of: project, [change])
    }

    /// Notes a change of an opt-out with the reason of the administrator, but without the number.
    package static func note(optOutIn project: ProjectID, reason: String?) {
        let change = reason.map {
            AuditDetails.Difference("reason", before: nil, after: .string($0))
        }
        current?.add(AuditTarget(.optOut), of: project, [change].compactMap(\.self))
    }

    private func add(
        _ target: AuditTarget,
        of project: ProjectID?,
        _ changes: [AuditDetails.Difference] = [],
        members: [String] = []
    ) {
        notes.withLock { notes in
            if let index = notes.firstIndex(where: { $0.target == target && $0.project == project })
            {
                notes[index].changes += changes
                notes[index].members += members
            } else {
                notes.append(
                    Note(target: target, project: project, changes: changes, members: members)
                )
            }
        }
    }
}
