import Crypto
package import DialtoneBasics
import Foundation

/// Computes the hashes of the audit log, and signs its checkpoints.
///
/// The keys are not in the database. So a change of the database alone cannot be hidden by new
/// hashes.
package struct AuditSeal: Sendable {
    private let entries: SymmetricKey
    private let details: SymmetricKey
    private let checkpoints: SymmetricKey

    package init(of masterKey: MasterKey) {
        entries = masterKey.key(for: .auditEntries)
        details = masterKey.key(for: .auditDetails)
        checkpoints = masterKey.key(for: .auditCheckpoints)
    }

    /// Returns the entry for `event` after the last one of its chain.
    package func entry(
        _ event: AuditEvent,
        _ details: AuditDetails?,
        after head: AuditHead
    ) -> AuditEntry {
        let text = details.flatMap { $0.isEmpty ? nil : $0.text }
        let seq = head.seq + 1
        let detailsHash = text.map { hash(ofDetails: $0) }
        return AuditEntry(
            chain: head.chain,
            seq: seq,
            version: AuditEntry.version,
            event: event,
            detailsHash: detailsHash,
            previousHash: head.hash,
            hash: hash(of: event, detailsHash, at: seq, of: head.chain, after: head.hash),
            detailsText: text,
            targetID: details?.targetID
        )
    }

    /// Returns the hash that an entry with this content must have.
    package func hash(of entry: AuditEntry) -> [UInt8] {
        hash(
            of: entry.event,
            entry.detailsHash,
            at: entry.seq,
            of: entry.chain,
            after: entry.previousHash
        )
    }

    package func hash(ofDetails text: String) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: details))
    }

    private func hash(
        of event: AuditEvent,
        _ detailsHash: [UInt8]?,
        at seq: Int64,
        of chain: AuditChain,
        after previous: [UInt8]
    ) -> [UInt8] {
        var members = event.hashedMembers
        members["chain"] = .string(chain.rawValue)
        members["seq"] = .integer(seq)
        members["detailsHash"] = detailsHash.map { .string(Hex.encode($0)) }
        let text = CanonicalJSON.text(of: .object(members))
        let bytes = [UInt8(AuditEntry.version)] + previous + Array(text.utf8)
        return Array(HMAC<SHA256>.authenticationCode(for: bytes, using: entries))
    }

    /// Returns the signed statement that the last entry of a chain is `head`.
    package func checkpoint(
        _ kind: AuditCheckpoint.Kind = .checkpoint,
        of head: AuditHead,
        at now: Timestamp
    ) -> AuditCheckpoint {
        let text = Self.text(kind, head.chain, head.seq, head.hash, now)
        return AuditCheckpoint(
            kind: kind,
            chain: head.chain,
            seq: head.seq,
            hash: head.hash,
            at: now,
            signature: Array(HMAC<SHA256>.authenticationCode(for: text, using: checkpoints))
        )
    }

    package func isValid(_ checkpoint: AuditCheckpoint) -> Bool {
        let text = Self.text(
            checkpoint.kind,
            checkpoint.chain,
            checkpoint.seq,
            checkpoint.hash,
            checkpoint.at
        )
        return ConstantTime.isCode(checkpoint.signature, of: text, under: checkpoints)
    }

    private static func text(
        _ kind: AuditCheckpoint.Kind,
        _ chain: AuditChain,
        _ seq: Int64,
        _ hash: [UInt8],
        _ at: Timestamp
    ) -> Data {
        let members: [String: JSONValue] = [
            "type": .string(kind.rawValue),
            "chain": .string(chain.rawValue),
            "seq": .integer(seq),
            "hash": .string(Hex.encode(hash)),
            "at": .integer(at.milliseconds),
        ]
        return Data(CanonicalJSON.text(of: .object(members)).utf8)
    }
}

extension AuditEvent {
    /// The members of the hashed text; members without a value are left out.
    fileprivate var hashedMembers: [String: JSONValue] {
        var actor: [String: JSONValue] = ["kind": .string(self.actor.kind.rawValue)]
        actor["id"] = self.actor.id.map(JSONValue.string)
        actor["role"] = (self.actor.role?.rawValue).map(JSONValue.string)
        var members: [String: JSONValue] = [
            "action": .string(action.rawValue),
            "actor": .object(actor),
            "at": .integer(at.milliseconds),
            "members": .array(self.members.map(JSONValue.string)),
            "outcome": .string(errorCode == nil ? "done" : "refused"),
            "via": .string(origin.via.rawValue),
        ]
        members["errorCode"] = errorCode.map(JSONValue.string)
        members["ip"] = origin.address.map(JSONValue.string)
        members["requestId"] = origin.requestID.map(JSONValue.string)
        members["targetKind"] = (targetKind?.rawValue).map(JSONValue.string)
        members["tenant"] = tenantID.map(JSONValue.string)
        return members
    }
}
