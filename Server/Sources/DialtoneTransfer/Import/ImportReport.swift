package import DialtoneModel
import Foundation

/// The file that lists rejected rows, as one JSON object per line.
package struct ImportReport {
    /// The report cannot be written.
    package struct Failure: Error {}

    private struct Line: Codable {
        let file: String
        let row: Int
        let id: String?
        let reason: String
    }

    private let file: String
    private let handle: FileHandle
    private let encoder = JSONEncoder()

    /// Opens the report of an import of `file` that continues after `progress`.
    ///
    /// It ensures that the last rejections of an interrupted run are in the report exactly once.
    package init(path: String, of file: String, after progress: ImportProgress) throws(Failure) {
        self.file = file
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !FileManager.default.fileExists(atPath: path) {
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            guard
                FileManager.default.createFile(atPath: path, contents: nil, attributes: attributes)
            else { throw Failure() }
        }
        guard let handle = FileHandle(forUpdatingAtPath: path) else { throw Failure() }
        self.handle = handle
        let known = progress.rejectedCount - progress.lastRejections.count
        do {
            try handle.truncate(atOffset: try Self.offset(afterLines: known, of: path))
            try handle.seekToEnd()
        } catch {
            throw Failure()
        }
        try add(progress.lastRejections)
    }

    package func add(_ rows: [RejectedRow]) throws(Failure) {
        guard !rows.isEmpty else { return }
        do {
            var text = Data()
            for row in rows {
                let line = Line(file: file, row: row.row, id: row.id, reason: row.reason)
                text += try encoder.encode(line) + [UInt8(ascii: "\n")]
            }
            try handle.write(contentsOf: text)
        } catch {
            throw Failure()
        }
    }

    /// The offset of the line after the first `count` lines.
    private static func offset(afterLines count: Int, of path: String) throws -> UInt64 {
        guard count > 0 else { return 0 }
        var bytes = try FileBytes(path: path)
        var left = count
        while left > 0, let byte = try bytes.next() {
            if byte == UInt8(ascii: "\n") { left -= 1 }
        }
        return UInt64(bytes.offset)
    }
}
