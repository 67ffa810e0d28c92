package import DialtoneBasics
package import DialtoneModel
import Dispatch
import Foundation
import Synchronization

/// The file of the development inbox, with one line of JSON per item.
///
/// Items are appended asynchronously, and the file is rewritten when most of its lines belong to
/// items that the inbox no longer has.
///
/// Only a regular file owned by the user of this process is read and appended to. Anything else at
/// the path, such as a link or a pipe, is not opened but replaced.
package final class InboxFile: Sendable {
    private let path: String
    private let queue = DispatchQueue(label: "dialtone.inbox-file")
    private let report: @Sendable (String) -> Void
    private let growth: Mutex<Growth>

    private struct Growth {
        /// Whether this process has written the whole file and every later entry.
        ///
        /// The last line of a file from another process may be incomplete.
        var isOwn = false

        /// The number of scheduled rewrites.
        var pendingReplacements = 0
        var kept = Size()
        var added = Size()
        var hasFailed = false

        /// The entries that the next write appends.
        var waiting: [InboxEntry] = []
    }

    private struct Size {
        var lines = 0
        var bytes = 0

        init(_ entries: [InboxEntry] = []) {
            lines = entries.count
            bytes = entries.reduce(0) { $0 + $1.item.size }
        }
    }

    /// The entries of an earlier process, oldest first.
    package let restored: [InboxEntry]

    /// Reads the file at `path` if it exists.
    ///
    /// Ignores unreadable lines. `seal` creates the session info, which the file does not contain.
    /// `report` gets a description of the first write that fails.
    package init(
        path: String,
        sealing seal: (VerificationSessionID, ProjectID) -> SessionInfo,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.path = path
        self.report = report
        growth = Mutex(Growth())
        let text = (try? Self.regularFile(at: path, O_RDONLY)?.readToEnd()) ?? Data()
        let decoder = JSONDecoder()
        restored = text.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? decoder.decode(InboxLine.self, from: Data($0)) }
            .compactMap { $0.entry(sealing: seal) }
            .sorted { $0.number < $1.number }
    }

    /// Whether the next item must rewrite the file.
    ///
    /// This is the case for the first item of this process, after a failed write, and when more was
    /// added than the file contained at the last rewrite. A server that exits because another one
    /// uses the data writes nothing.
    var needsReplacement: Bool {
        growth.withLock {
            (!$0.isOwn && $0.pendingReplacements == 0)
                || $0.added.lines > max($0.kept.lines, 1_000)
                || $0.added.bytes > max($0.kept.bytes, 1_024 * 1_024)
        }
    }

    /// Appends `entry` and any others that are added before the write begins.
    func append(_ entry: InboxEntry) {
        let isFirst = growth.withLock {
            $0.added.lines += 1
            $0.added.bytes += entry.item.size
            $0.waiting.append(entry)
            return $0.waiting.count == 1
        }
        guard isFirst else { return }
        queue.async { [self] in
            let (entries, isOwn) = growth.withLock { growth -> ([InboxEntry], Bool) in
                // Entries added after a scheduled rewrite are written after it.
                guard growth.pendingReplacements == 0 else { return ([], true) }
                defer { growth.waiting = [] }
                return (growth.waiting, growth.isOwn)
            }
            // If the rewrite failed, nothing is appended: the next item rewrites the file.
            guard isOwn, !entries.isEmpty else { return }
            if !write(entries, to: path, O_APPEND) { fail() }
        }
    }

    /// Rewrites the file atomically.
    func replace(with entries: [InboxEntry]) {
        growth.withLock {
            $0.pendingReplacements += 1
            // The waiting entries are part of `entries`.
            $0.waiting = []
            $0.kept = Size(entries)
            $0.added = Size()
        }
        queue.async { [self] in
            let draft = path + ".new"
            // An existing file is left from an earlier process, or is a link to another file.
            unlink(draft)
            let isReplaced = write(entries, to: draft, O_EXCL) && rename(draft, path) == 0
            growth.withLock {
                $0.pendingReplacements -= 1
                $0.isOwn = isReplaced
            }
            if !isReplaced { fail() }
        }
    }

    /// Returns when all scheduled writes have ended.
    func finishWriting() async {
        await withCheckedContinuation { done in
            queue.async { done.resume() }
        }
    }

    /// Returns `false` if the file cannot be written completely.
    private func write(_ entries: [InboxEntry], to path: String, _ mode: Int32) -> Bool {
        guard let file = Self.regularFile(at: path, O_WRONLY | O_CREAT | mode) else { return false }
        do {
            let encoder = JSONEncoder()
            var text = Data()
            for entry in entries {
                text += try encoder.encode(InboxLine(entry))
                text.append(UInt8(ascii: "\n"))
            }
            try file.write(contentsOf: text)
            return true
        } catch {
            return false
        }
    }

    /// Opens a file; returns `nil` unless it is a regular file owned by the user of this process.
    ///
    /// A new file is readable only by its owner because it contains codes. Links are not followed,
    /// and pipes do not block.
    private static func regularFile(at path: String, _ flags: Int32) -> FileHandle? {
        let file = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        guard let status = FileStatus(descriptor: file), status.isRegularFile,
            status.isOwnedByThisUser
        else { return nil }
        return handle
    }

    /// Reports the first failure; the next item rewrites the file.
    private func fail() {
        let isFirst = growth.withLock { growth in
            growth.isOwn = false
            defer { growth.hasFailed = true }
            return !growth.hasFailed
        }
        guard isFirst else { return }
        report(
            "The inbox cannot be written to \(path). Its messages are lost when the server stops."
        )
    }
}
