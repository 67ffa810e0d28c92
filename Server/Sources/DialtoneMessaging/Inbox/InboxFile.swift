package import DialtoneCore
import Dispatch
import Foundation
import Synchronization

/// Where the inbox of development mode is kept: a file with a line of JSON for each item.
///
/// Items are appended as they come, off the threads that answer requests, and the file is written
/// anew once most of its lines are of items that the inbox no longer has.
package final class InboxFile: Sendable {
    private let path: String
    private let queue = DispatchQueue(label: "dialtone.inbox-file")
    private let report: @Sendable (String) -> Void
    private let growth: Mutex<Growth>

    private struct Growth {
        /// Until this process has written the whole file, its last line may be a part of one.
        var isOwn = false
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
        let text = FileManager.default.contents(atPath: path) ?? Data()
        let decoder = JSONDecoder()
        restored = text.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? decoder.decode(InboxLine.self, from: Data($0)) }
            .compactMap { $0.entry(sealing: seal) }
            .sorted { $0.number < $1.number }
    }

    /// Whether the file has to be written as a whole: for the first item of this process, and
    /// once more was added than the file held when it was last written.
    ///
    /// A server that is refused, since another one has the data, writes nothing.
    var needsReplacement: Bool {
        growth.withLock {
            !$0.isOwn || $0.added.lines > max($0.kept.lines, 1_000)
                || $0.added.bytes > max($0.kept.bytes, 1_024 * 1_024)
        }
    }

    func append(_ entry: InboxEntry) {
        growth.withLock {
            $0.added.lines += 1
            $0.added.bytes += entry.item.size
        }
        queue.async { [self] in write([entry], to: path, O_APPEND) }
    }

    /// Writes the file anew; it is complete at any time.
    func replace(with entries: [InboxEntry]) {
        growth.withLock {
            $0.isOwn = true
            $0.kept = Size(entries)
            $0.added = Size()
        }
        queue.async { [self] in
            let draft = path + ".new"
            // What is there was left by an earlier process, or is a link to another file.
            unlink(draft)
            guard write(entries, to: draft, O_EXCL) else { return }
            if rename(draft, path) != 0 { fail() }
        }
    }

    /// Returns once everything before was written.
    func finishWriting() async {
        await withCheckedContinuation { done in
            queue.async { done.resume() }
        }
    }

    @discardableResult
    private func write(_ entries: [InboxEntry], to path: String, _ mode: Int32) -> Bool {
        // For its owner only, since it contains codes. A link that another user of the machine made
        // must not lead to a file of the owner's.
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | mode
        let file = open(path, flags, 0o600)
        guard file >= 0 else {
            fail()
            return false
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            let encoder = JSONEncoder()
            var text = Data()
            for entry in entries {
                text += try encoder.encode(InboxLine(entry))
                text.append(UInt8(ascii: "\n"))
            }
            try handle.write(contentsOf: text)
            return true
        } catch {
            fail()
            return false
        }
    }

    private func fail() {
        let isFirst = growth.withLock { growth in
            defer { growth.hasFailed = true }
            return !growth.hasFailed
        }
        guard isFirst else { return }
        report("The inbox cannot be written to \(path): it is lost when the server stops.")
    }
}
