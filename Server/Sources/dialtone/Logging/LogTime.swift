import Foundation
import Synchronization

/// Timestamps of log lines.
enum LogTime {
    /// The text of the latest second, which all lines of that second share.
    private static let latest = Mutex((second: Int64.min, text: ""))

    /// Returns the time in ISO 8601 format, with milliseconds.
    static func text(of time: Date) -> String {
        let milliseconds = Int64((time.timeIntervalSince1970 * 1_000).rounded())
        let second = Int64((Double(milliseconds) / 1_000).rounded(.down))
        let start = latest.withLock { latest in
            if latest.second != second {
                let text = Date(timeIntervalSince1970: Double(second)).ISO8601Format()
                latest = (second, String(text.dropLast()))
            }
            return latest.text
        }
        let rest = String(milliseconds - second * 1_000)
        return start + (rest.utf8.count == 1 ? ".00" : rest.utf8.count == 2 ? ".0" : ".") + rest
            + "Z"
    }
}
