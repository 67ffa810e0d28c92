import Crypto

extension SQLTransaction {
    /// Makes a write that fails on a full disk.
    ///
    /// Updating an existing row needs no new page. So a filler of several pages is inserted before
    /// the previous one is deleted. All writes can use the freed space; once it is used up, the
    /// next filler needs new space on the disk.
    func probe() throws {
        let count = try touch()
        try execute(
            "INSERT INTO probe_filler (probe_filler_id, content) VALUES (?, ?)",
            count,
            Self.filler(count)
        )
        try execute("DELETE FROM probe_filler WHERE probe_filler_id <> ?", count)
    }

    /// Makes the smallest possible write, and returns the number of such writes so far.
    @discardableResult
    func touch() throws -> Int64 {
        let row = try row("UPDATE write_probe SET writes = writes + 1 RETURNING writes")
        return try row?["writes"] ?? 0
    }

    /// Returns 64 KiB that no database can compress.
    ///
    /// This is more than a sign-in writes, so that no probe succeeds while sign-ins fail.
    private static func filler(_ number: Int64) -> [UInt8] {
        (0..<2_048).flatMap { SHA256.hash(data: Array("\(number) \($0)".utf8)) }
    }
}
