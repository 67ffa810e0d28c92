import DialtoneBasics
package import DialtoneModel

extension AuditLog {
    /// Finds the first break of a chain.
    ///
    /// Only `checkpoints` that were kept elsewhere show that the newest entries were removed
    /// together with the database's own checkpoints.
    package func verify(
        _ chain: AuditChain,
        against checkpoints: [AuditCheckpoint] = []
    ) async throws -> AuditVerdict {
        let own = try await ownCheckpoints(of: chain) + seal.ends(of: chain, at: clock.now)
        var verification = AuditVerification(of: chain, sealedBy: seal, against: checkpoints + own)
        let target = try await store.read { try $0.auditHead(of: chain) }
        while !verification.isOver {
            let next = verification.nextSeq
            let (entries, anchor) = try await store.read { data in
                (
                    try data.auditEntries(of: chain, after: next - 1, limit: Self.batch),
                    try data.auditAnchor(of: chain)
                )
            }
            verification.note(anchor: anchor)
            for entry in entries { verification.take(entry) }
            if entries.count < Self.batch { break }
        }
        return verification.verdict(endingAt: target)
    }

    private func ownCheckpoints(of chain: AuditChain) async throws -> [AuditCheckpoint] {
        var checkpoints: [AuditCheckpoint] = []
        while true {
            let last = checkpoints.last?.seq ?? 0
            let page = try await store.read {
                try $0.auditCheckpoints(of: chain, after: last, limit: Self.batch)
            }
            checkpoints += page
            if page.count < Self.batch { return checkpoints }
        }
    }
}

/// Follows a chain from its first entry to its last one.
struct AuditVerification {
    private let seal: AuditSeal
    private var checkpoints: [Int64: [AuditCheckpoint]] = [:]
    private var lastCheckpoint: Int64 = 0
    private var previousHash = AuditEntry.noHash
    private var anchored: Int64 = 0
    private var value: AuditVerdict

    /// The number of the entry that must follow.
    private(set) var nextSeq: Int64 = 1

    init(of chain: AuditChain, sealedBy seal: AuditSeal, against checkpoints: [AuditCheckpoint]) {
        self.seal = seal
        value = AuditVerdict(chain: chain)
        for checkpoint in checkpoints where checkpoint.chain == chain {
            guard seal.isValid(checkpoint) else {
                breaks(at: checkpoint.seq, .checkpointForged)
                continue
            }
            lastCheckpoint = max(lastCheckpoint, checkpoint.seq)
            self.checkpoints[checkpoint.seq, default: []].append(checkpoint)
        }
    }

    /// Whether a break was found that later entries cannot precede.
    var isOver: Bool { value.firstBreak.map { $0.seq < nextSeq } ?? false }

    /// Continues after the entries whose retention is over, also if they go meanwhile.
    mutating func note(anchor: AuditCheckpoint?) {
        guard let anchor, anchor.seq >= nextSeq else { return }
        guard seal.isValid(anchor), anchor.kind == .anchor else {
            return breaks(at: nextSeq, .anchorForged)
        }
        for seq in nextSeq...anchor.seq {
            guard let known = checkpoints.removeValue(forKey: seq) else { continue }
            value.expiredCheckpointCount += known.count
        }
        (nextSeq, previousHash, anchored) = (anchor.seq + 1, anchor.hash, anchor.seq)
    }

    mutating func take(_ entry: AuditEntry) {
        guard !isOver, entry.seq >= nextSeq else { return }
        defer { (nextSeq, previousHash) = (entry.seq + 1, entry.hash) }
        guard entry.seq == nextSeq else { return breaks(at: nextSeq, .missing) }
        guard entry.version == AuditEntry.version else {
            return breaks(at: entry.seq, .unknownVersion)
        }
        guard entry.previousHash == previousHash else { return breaks(at: entry.seq, .notLinked) }
        guard seal.isValid(entry) else { return breaks(at: entry.seq, .changed) }
        verifyDetails(of: entry)
        for checkpoint in checkpoints.removeValue(forKey: entry.seq) ?? [] {
            guard checkpoint.hash == entry.hash else {
                return breaks(at: entry.seq, .checkpointDiffers)
            }
            value.checkpointCount += 1
        }
        value.count += 1
        value.firstSeq = value.firstSeq ?? entry.seq
        value.lastSeq = entry.seq
    }

    private mutating func verifyDetails(of entry: AuditEntry) {
        switch (entry.detailsHash, entry.detailsText) {
        case (nil, nil): break
        case (.some, let text?):
            guard seal.areDetails(text, of: entry), entry.details?.targetID == entry.targetID
            else { return breaks(at: entry.seq, .detailsChanged) }
        case (nil, .some): breaks(at: entry.seq, .detailsChanged)
        case (.some, nil):
            guard entry.event.targetKind == .user else {
                return breaks(at: entry.seq, .detailsMissing)
            }
            value.erasedCount += 1
        }
    }

    /// Returns the verdict, after the last entry; `head` is the database's row about it.
    func verdict(endingAt head: AuditHead?) -> AuditVerdict {
        var copy = self
        if let missing = checkpoints.keys.filter({ $0 >= nextSeq }).min() {
            copy.breaks(at: min(missing, nextSeq), .truncated)
        }
        let last = nextSeq - 1
        if let head {
            if head.seq > last {
                copy.breaks(at: nextSeq, .truncated)
            } else if head.seq == last, head.hash != previousHash {
                copy.breaks(at: last, .headDiffers)
            }
        } else if last > 0 {
            copy.breaks(at: last, .headDiffers)
        }
        return copy.value
    }

    /// Notes a break, unless an earlier one is known.
    private mutating func breaks(at seq: Int64, _ problem: AuditVerdict.Problem) {
        guard value.firstBreak.map({ seq < $0.seq }) ?? true else { return }
        value.firstBreak = AuditVerdict.Break(seq: seq, problem: problem)
    }
}
