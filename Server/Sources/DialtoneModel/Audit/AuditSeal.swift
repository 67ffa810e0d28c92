import Crypto
package import DialtoneBasics
import Foundation

/// Computes the hashes of the audit log, and signs its checkpoints.
///
/// The keys are not in the database. So a change of the database alone cannot be hidden by new
/// hashes.
///
/// Keys of former master keys verify the entries up to the end of their time, and no later ones: who
/// knows a former key cannot continue the log with it.
package struct AuditSeal: Sendable {
    private let entries: AuditKeys
    private let details: AuditKeys
    private let checkpoints: AuditKeys

    /// The last entry of each chain at the end of each former master key's time.
    private let ends: [AuditHead]

    package init(of masterKey: MasterKey, keeping kept: [KeptKey] = []) {
        entries = AuditKeys(.auditEntries, of: masterKey, keeping: kept)
        details = AuditKeys(.auditDetails, of: masterKey, keeping: kept)
        checkpoints = AuditKeys(.auditCheckpoints, of: masterKey, keeping: kept)
        ends = kept.filter { $0.purpose == .auditEntries }.flatMap(\.auditEnds)
    }

    /// Returns the entry for `event` after the last one of its chain.
    package func entry(
        _ event: AuditEvent,
        _ details: AuditDetails?,
        after head: AuditHead
    ) -> AuditEntry {
        let text = details.flatMap { $0.isEmpty ? nil : $0.text }
        let seq = head.seq + 1
        let detailsHash = text.map { Self.hash(ofDetails: $0, under: self.details.writing) }
        return AuditEntry(
            chain: head.chain,
            seq: seq,
            version: AuditEntry.version,
            event: event,
            detailsHash: detailsHash,
            previousHash: head.hash,
            hash: Self.code(
                of: Self.bytes(of: event, detailsHash, at: seq, of: head.chain, after: head.hash),
                under: entries.writing
            ),
            detailsText: text,
            targetID: details?.targetID
        )
    }

    /// Whether an entry has the hash of its content.
    package func isValid(_ entry: AuditEntry) -> Bool {
        let bytes = Self.bytes(
            of: entry.event,
            entry.detailsHash,
            at: entry.seq,
            of: entry.chain,
            after: entry.previousHash
        )
        return entries.verifying(entry.seq, of: entry.chain)
            .contains { Self.code(of: bytes, under: $0) == entry.hash }
    }

    /// Whether the details are those that an entry was written with.
    package func areDetails(_ text: String, of entry: AuditEntry) -> Bool {
        details.verifying(entry.seq, of: entry.chain)
            .contains { Self.hash(ofDetails: text, under: $0) == entry.detailsHash }
    }

    /// Returns statements about a chain at the end of each former master key's time.
    package func ends(of chain: AuditChain, at now: Timestamp) -> [AuditCheckpoint] {
        ends.filter { $0.chain == chain && $0.seq > 0 }.map { checkpoint(of: $0, at: now) }
    }

    private static func hash(ofDetails text: String, under key: SymmetricKey) -> [UInt8] {
        code(of: Array(text.utf8), under: key)
    }

    private static func code(of bytes: [UInt8], under key: SymmetricKey) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    }

    private static func bytes(
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
        return [UInt8(AuditEntry.version)] + previous + Array(text.utf8)
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
            signature: Array(HMAC<SHA256>.authenticationCode(for: text, using: checkpoints.writing))
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
        return checkpoints.verifying(checkpoint.seq, of: checkpoint.chain)
            .contains { ConstantTime.isCode(checkpoint.signature, of: text, under: $0) }
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
