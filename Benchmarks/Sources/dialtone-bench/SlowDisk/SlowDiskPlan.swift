/// The parameters of a measurement with slow disks.
struct SlowDiskPlan: Sendable {
    /// The preloaded library, built from `Benchmarks/SlowDisk/slow_disk.c`.
    let library: String
    var faults = DiskFault.allCases
    let connections: Int
    let signInsPerSecond: Int

    /// The rate of refreshes, and also of look-ups.
    let othersPerSecond: Int
    let seconds: Int
    let warmUpSeconds: Int
}
