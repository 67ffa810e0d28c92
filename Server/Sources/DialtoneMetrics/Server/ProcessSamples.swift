import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the system's values of this process.
struct ProcessSamples: Sendable {
    private let start = Self.startTime()

    var samples: [MetricSample] {
        var used = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
        var limit = rlimit()
        getrlimit(Self.openFiles, &limit)
        var samples = [
            MetricSample(
                .processorTime,
                Double(used.tv_sec) + Double(used.tv_nsec) / 1_000_000_000
            ),
            MetricSample(.fileLimit, Double(limit.rlim_cur)),
        ]
        if let start { samples.append(MetricSample(.startTime, start)) }
        if let bytes = Self.residentBytes() {
            samples.append(MetricSample(.residentMemory, bytes))
        }
        if let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
            samples.append(MetricSample(.openFiles, Double(files.count)))
        }
        return samples
    }

    #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let openFiles = RLIMIT_NOFILE
    #endif

    private static func residentBytes() -> Double? {
        let pages = text("/proc/self/statm")?.split(separator: " ").dropFirst().first
        return pages.flatMap { Double($0) }.map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) }
    }

    /// The start of the process by the time since the machine was booted, as Prometheus expects.
    private static func startTime() -> Double? {
        // The name of the process, in parentheses, may contain spaces.
        guard let stat = text("/proc/self/stat"), let end = stat.lastIndex(of: ")"),
            let boot = text("/proc/stat")?.split(separator: "\n")
                .first(where: { $0.hasPrefix("btime ") })?.split(separator: " ").last,
            let booted = Double(boot)
        else { return nil }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        guard fields.count > 19, let ticks = Double(fields[19]) else { return nil }
        return booted + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func text(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
