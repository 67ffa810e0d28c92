/// Decides which health probes write a filler.
///
/// A filler goes through the server's log and to its standbys, so only one probe in eight writes
/// one. Once such a probe has failed, every probe writes one until one passes: the others would
/// pass on a full disk.
struct ProbeCourse {
    private static let interval = 8

    private var count = 0
    private var isInDoubt = false

    mutating func isNextThorough() -> Bool {
        defer { count += 1 }
        return isInDoubt || count.isMultiple(of: Self.interval)
    }

    /// A thorough probe passed.
    mutating func passed() {
        isInDoubt = false
    }

    /// A thorough probe failed.
    mutating func failed() {
        isInDoubt = true
    }
}
