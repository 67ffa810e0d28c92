package import DialtoneBasics

/// A record whose changes are written to the audit log with the former and the new values.
///
/// Members that are not listed are not in the log, so a new one cannot leak into it.
package protocol AuditedRecord: Sendable {
    var auditTarget: AuditTarget { get }

    /// The project or tenant of the record; `nil` for a record of the server.
    var auditProject: ProjectID? { get }

    func auditMembers() throws -> AuditMembers
}
