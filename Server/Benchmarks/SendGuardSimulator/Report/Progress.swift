import Foundation

/// Reports which run is in progress.
struct Progress {
    private let runs: Int
    private let start = Date()
    private var run = 0

    init(runs: Int) {
        self.runs = runs
    }

    mutating func begin(_ name: String) {
        run += 1
        let seconds = Int(Date().timeIntervalSince(start))
        let line = "[\(run)/\(runs)] \(name) (\(seconds) s)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
