package import Crypto
package import DialtoneBasics
import Foundation

/// A derived key of a former master key, with which this server only reads.
///
/// It is kept for what cannot be encrypted or signed again: tokens that clients hold, and the audit
/// log.
package struct KeptKey: Sendable {
    package let purpose: MasterKey.Purpose
    package let key: SymmetricKey
    package let keptAt: Timestamp

    /// For the keys of the audit log: the last entry of each chain when the key's time ended.
    package let auditEnds: [AuditHead]

    package init(
        _ purpose: MasterKey.Purpose,
        _ key: SymmetricKey,
        at now: Timestamp,
        auditEnds: [AuditHead] = []
    ) {
        self.purpose = purpose
        self.key = key
        keptAt = now
        self.auditEnds = auditEnds
    }
}

extension KeptKey {
    /// The same key, which verifies no chain beyond its last entry in `heads`.
    ///
    /// Who knows a former master key could have stored a kept key without an end.
    package func ending(by heads: [AuditHead]) -> KeptKey {
        let heads = Dictionary(heads.map { ($0.chain, $0) }) { first, _ in first }
        let ends = auditEnds.compactMap { end in
            heads[end.chain].map { $0.seq < end.seq ? $0 : end }
        }
        return KeptKey(purpose, key, at: keptAt, auditEnds: ends)
    }
}

extension MasterKey.Purpose {
    /// The purposes whose keys verify the audit log.
    package static let auditPurposes: [Self] = [.auditEntries, .auditDetails, .auditCheckpoints]

    /// The purposes whose keys clients depend on for longer than a few minutes.
    package static let clientPurposes: [Self] = [.refreshTokens, .appInstances, .smsCallbacks]
}

/// A kept key as the database has it, encrypted.
package struct SealedKeptKey: Hashable, Sendable {
    package let id: String
    package let purpose: String
    package let sealed: [UInt8]
    package let keptAt: Timestamp

    package init(id: String, purpose: String, sealed: [UInt8], keptAt: Timestamp) {
        self.id = id
        self.purpose = purpose
        self.sealed = sealed
        self.keptAt = keptAt
    }
}

extension KeptKey {
    private struct Content: Codable {
        let key: Data
        let ends: [End]

        struct End: Codable {
            let chain: String
            let seq: Int64
            let hash: Data
        }
    }

    /// The name of the row, which is the same whenever the key is kept.
    package var id: String { Self.id(of: key, for: purpose) }

    package static func id(of key: SymmetricKey, for purpose: MasterKey.Purpose) -> String {
        "\(purpose.rawValue)/\(Hex.encode(key.id))"
    }

    package func sealed(with masterKey: MasterKey) throws -> SealedKeptKey {
        let content = Content(
            key: key.withUnsafeBytes { Data($0) },
            ends: auditEnds.map {
                Content.End(chain: $0.chain.rawValue, seq: $0.seq, hash: Data($0.hash))
            }
        )
        return SealedKeptKey(
            id: id,
            purpose: purpose.rawValue,
            sealed: try SecretBox(keys: masterKey.keys(for: .keptKeys))
                .seal(Array(JSONEncoder().encode(content)), context: SealedContext.keptKey(id)),
            keptAt: keptAt
        )
    }

    /// Decrypts a kept key; `nil` if this version has no use for it.
    package init?(
        opening row: SealedKeptKey,
        with masterKey: MasterKey
    ) throws(UnreadableSecret) {
        guard let purpose = MasterKey.Purpose(rawValue: row.purpose) else { return nil }
        let bytes = try SecretBox(keys: masterKey.keys(for: .keptKeys))
            .open(row.sealed, context: SealedContext.keptKey(row.id))
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else {
            throw UnreadableSecret()
        }
        let ends = content.ends.compactMap { end in
            AuditChain(rawValue: end.chain).map {
                AuditHead(chain: $0, seq: end.seq, hash: Array(end.hash))
            }
        }
        self.init(purpose, SymmetricKey(data: content.key), at: row.keptAt, auditEnds: ends)
        guard id == row.id else { throw UnreadableSecret() }
    }
}

extension MasterKey {
    /// Returns the key with the kept keys of `kept` that clients depend on.
    package func reading(_ kept: [KeptKey]) -> MasterKey {
        let keys = kept.filter { Purpose.clientPurposes.contains($0.purpose) }
        return reading(kept: Dictionary(grouping: keys, by: \.purpose).mapValues { $0.map(\.key) })
    }
}
