import Crypto
import DialtoneBasics

/// The keys for one purpose of the audit log, each with the entries that it verifies.
struct AuditKeys: Sendable {
    let writing: SymmetricKey

    /// The other keys, with the last entry of each chain that they verify; `nil` for all entries.
    private let others: [(key: SymmetricKey, ends: [AuditChain: Int64]?)]

    /// A kept key ends where its time ended, even if the server still reads with its master key.
    init(_ purpose: MasterKey.Purpose, of masterKey: MasterKey, keeping kept: [KeptKey]) {
        writing = masterKey.key(for: purpose)
        let current = writing.id
        let kept = kept.filter { $0.purpose == purpose && $0.key.id != current }
        let ended = Set(kept.map(\.key.id))
        others =
            masterKey.others.map { $0.key(for: purpose) }
            .filter { !ended.contains($0.id) }
            .map { ($0, nil) }
            + kept.map { key in
                let ends = key.auditEnds.map { ($0.chain, $0.seq) }
                return (key.key, Dictionary(ends, uniquingKeysWith: max))
            }
    }

    /// The keys under which an entry can have been written.
    func verifying(_ seq: Int64, of chain: AuditChain) -> [SymmetricKey] {
        [writing]
            + others.lazy.filter { $0.ends.map { seq <= $0[chain] ?? 0 } ?? true }.map(\.key)
    }
}
