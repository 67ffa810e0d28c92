import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension AuditEntryInfo {
    /// `names` has the names of operators by their IDs.
    init(_ entry: AuditEntry, names: [String: String]) {
        self.init()
        let event = entry.event
        chain = entry.chain.rawValue
        seq = WireInt64(entry.seq)
        at = event.at.rfc3339
        actor = AuditActorInfo {
            $0.kind = event.actor.kind.rawValue
            $0.id = event.actor.id
            $0.name =
                event.actor.kind == .operator ? event.actor.id.flatMap { names[$0] } : nil
            $0.role = event.actor.role?.rawValue
        }
        via = event.origin.via.rawValue
        ip = event.origin.address
        requestId = event.origin.requestID
        action = event.action.rawValue
        target = event.targetKind.map { kind in
            AuditTargetInfo {
                $0.kind = kind.rawValue
                $0.id = entry.targetID
            }
        }
        tenantId = event.tenantID
        outcome = event.errorCode == nil ? "done" : "refused"
        errorCode = event.errorCode
        changedMembers = event.members
        let details = entry.details
        changes = details.map { $0.changes.map { AuditChangeInfo($0) } }
        isErased = details == nil && entry.detailsHash != nil ? true : nil
        previousHash = Hex.encode(entry.previousHash)
        hash = Hex.encode(entry.hash)
    }
}

extension AuditChangeInfo {
    fileprivate init(_ difference: AuditDetails.Difference) {
        self.init()
        member = difference.member
        before = difference.before.map { CanonicalJSON.text(of: $0) }
        after = difference.after.map { CanonicalJSON.text(of: $0) }
    }
}
