// The release build attributes `stat` to it; Glibc alone does not compile there.
import CoreFoundation
package import DialtoneCore
import Dispatch
import Foundation
import Synchronization

/// Where the inbox of development mode is kept: a file with a line of JSON for each item.
///
/// Items are appended as they come, off the threads that answer requests, and the file is written
/// anew once most of its lines are of items that the inbox no longer has.
///
/// Only a regular file of this process's user is read and appended to. What another user of the
/// machine put in its place, such as a link or a pipe, is left alone and replaced.
package final class InboxFile: Sendable {
    private let path: String
    private let queue = DispatchQueue(label: "dialtone.inbox-file")
    private let report: @Sendable (String) -> Void
    private let growth: Mutex<Growth>

    private struct Growth {
        /// Whether this process has put the file in its place and all that followed is in it.
        ///
        /// The last line of another file may be a part of one.
        var isOwn = false

        /// How many times the file is still to be written as a whole.
        var pendingReplacements = 0
        var kept = Size()
        var added = Size()
        var hasFailed = false
    }

    private struct Size {
        var lines = 0
        var bytes = 0

        init(_ entries: [InboxEntry] = []) {
            lines = entries.count
            bytes = entries.reduce(0) { $0 + $1.item.size }
        }
    }

    /// What an earlier process left, oldest first.
    package let restored: [InboxEntry]

    /// Reads the file at `path`, if there is one.
    ///
    /// Lines that cannot be read are dropped. `seal` makes the handles of sessions, which the
    /// file does not hold. The first write that fails is told to `report`.
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

    /// Whether the file has to be written as a whole: for the first item of this process, after a
    /// write that failed, and once more was added than the file held when it was last written.
    ///
    /// A server that is refused, since another one has the data, writes nothing.
    var needsReplacement: Bool {
        growth.withLock {
            (!$0.isOwn && $0.pendingReplacements == 0)
                || $0.added.lines > max($0.kept.lines, 1_000)
                || $0.added.bytes > max($0.kept.bytes, 1_024 * 1_024)
        }
    }

    func append(_ entry: InboxEntry) {
        growth.withLock {
            $0.added.lines += 1
            $0.added.bytes += entry.item.size
        }
        queue.async { [self] in
            // What could not be replaced gets no more lines: the next item replaces it again.
            guard growth.withLock({ $0.isOwn }) else { return }
            if !write([entry], to: path, O_APPEND) { fail() }
        }
    }

    /// Writes the file anew; it is complete at any time.
    func replace(with entries: [InboxEntry]) {
        growth.withLock {
            $0.pendingReplacements += 1
            $0.kept = Size(entries)
            $0.added = Size()
        }
        queue.async { [self] in
            let draft = path + ".new"
            // What is there was left by an earlier process, or is a link to another file.
            unlink(draft)
            let isReplaced = write(entries, to: draft, O_EXCL) && rename(draft, path) == 0
            growth.withLock {
                $0.pendingReplacements -= 1
                $0.isOwn = isReplaced
            }
            if !isReplaced { fail() }
        }
    }

    /// Returns once everything before was written.
    func finishWriting() async {
        await withCheckedContinuation { done in
            queue.async { done.resume() }
        }
    }

    /// `false` if the file cannot be written, or not as a whole.
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

    /// Opens a file; `nil` unless it is a regular one of this process's user.
    ///
    /// A new one is for its owner only, since it contains codes. No link is followed, and no pipe
    /// waited for.
    private static func regularFile(at path: String, _ flags: Int32) -> FileHandle? {
        let file = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid()
        else { return nil }
        return handle
    }

    /// Reports the first failure; the next item replaces the file.
    private func fail() {
        let isFirst = growth.withLock { growth in
            growth.isOwn = false
            defer { growth.hasFailed = true }
            return !growth.hasFailed
        }
        guard isFirst else { return }
        report("The inbox cannot be written to \(path): it is lost when the server stops.")
    }
}
