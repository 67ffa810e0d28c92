import Crypto

extension SQLTransaction {
    /// Writes what a full disk does not take.
    ///
    /// A change of a row that is there fits into a page that is there. So a filler of several
    /// pages goes in beside the one before, which then goes out: what it leaves is free for
    /// everybody, and once that is used up the next filler needs room on the disk.
    func probe() throws {
        let count = try touch()
        try execute(
            "INSERT INTO probe_filler (probe_filler_id, content) VALUES (?, ?)",
            count,
            Self.filler(count)
        )
        try execute("DELETE FROM probe_filler WHERE probe_filler_id <> ?", count)
    }

    /// Writes as little as can be written, and returns how often that was done.
    @discardableResult
    func touch() throws -> Int64 {
        let row = try row("UPDATE write_probe SET writes = writes + 1 RETURNING writes")
        return try row?["writes"] ?? 0
    }

    /// 16 KiB that no database can compress.
    private static func filler(_ number: Int64) -> [UInt8] {
        (0..<512).flatMap { SHA256.hash(data: Array("\(number) \($0)".utf8)) }
    }
}
