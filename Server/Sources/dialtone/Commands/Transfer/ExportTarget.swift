import Foundation

/// The destination of an export: a new file or standard output.
///
/// The file gets its final name only once it is complete.
struct ExportTarget {
    private let path: String?
    private let handle: FileHandle

    init(path: String) throws {
        guard path != "-" else {
            self.path = nil
            handle = .standardOutput
            return
        }
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure("\(path) already exists. Pass another file.")
        }
        let isMade = FileManager.default.createFile(
            atPath: Self.unfinished(path),
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade, let handle = FileHandle(forWritingAtPath: Self.unfinished(path)) else {
            throw CommandFailure("\(path) cannot be written.")
        }
        self.path = path
        self.handle = handle
    }

    private static func unfinished(_ path: String) -> String { "\(path).unfinished" }

    func write(_ text: Data) throws {
        do {
            try handle.write(contentsOf: text)
        } catch {
            throw CommandFailure("Writing the export failed.")
        }
    }

    func finish() throws {
        guard let path else { return }
        do {
            try handle.synchronize()
            try handle.close()
            try FileManager.default.moveItem(atPath: Self.unfinished(path), toPath: path)
        } catch {
            throw CommandFailure("Writing \(path) failed.")
        }
    }
}
