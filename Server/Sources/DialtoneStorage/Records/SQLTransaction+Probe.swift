import Crypto

extension SQLTransaction {
    /// Makes a write that fails on a full disk.
    ///
    /// Updating an existing row fits into an existing page. So a filler of several pages is
    /// inserted before the previous one is deleted. The space that is freed can be used by all
    /// writes, and once it is used up, the next filler needs new space on the disk.
    func probe() throws {
        let count = try touch()
        try execute(
            "INSERT INTO probe_filler (probe_filler_id, content) VALUES (?, ?)",
            count,
            Self.filler(count)
        )
        try execute("DELETE FROM probe_filler WHERE probe_filler_id <> ?", count)
    }

    /// Makes the smallest possible write, and returns how often it was made.
    @discardableResult
    func touch() throws -> Int64 {
        let row = try row("UPDATE write_probe SET writes = writes + 1 RETURNING writes")
        return try row?["writes"] ?? 0
    }

    /// 64 KiB that no database can compress: more than a sign-in writes, so that a probe does not
    /// succeed where sign-ins fail.
    private static func filler(_ number: Int64) -> [UInt8] {
        (0..<2_048).flatMap { SHA256.hash(data: Array("\(number) \($0)".utf8)) }
    }
}
