import Foundation

/// The resource usage of a running process, from `/proc` on Linux; `nil` on other systems.
struct ProcessUsage: Sendable {
    let processID: Int32

    /// The CPU time since the start, of all threads, in user and system mode.
    var cpuSeconds: Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8),
            // The second field is the program's name in parentheses, which may contain any
            // characters.
            let nameEnd = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[nameEnd...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13])
        else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    var residentMegabytes: Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)
        else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return kilobytes.flatMap { Double($0) }.map { $0 / 1_024 }
    }

    /// What several processes use together; `nil` if that of one is not known.
    struct Sum: Sendable {
        private let parts: [ProcessUsage]

        init(_ parts: [ProcessUsage]) {
            self.parts = parts
        }

        var cpuSeconds: Double? { sum(of: \.cpuSeconds) }

        var residentMegabytes: Double? { sum(of: \.residentMegabytes) }

        private func sum(of property: KeyPath<ProcessUsage, Double?>) -> Double? {
            parts.reduce(0) { total, part in
                total.flatMap { known in part[keyPath: property].map { known + $0 } }
            }
        }
    }
}
