import Foundation

/// A file that is read byte by byte, with one chunk in memory.
struct FileBytes {
    private static let chunkSize = 1 << 18

    private let handle: FileHandle
    private var chunk: [UInt8] = []
    private var position = 0

    /// The number of bytes that have been consumed.
    private(set) var offset = 0

    init(path: String) throws(SourceFailure) {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable }
        self.handle = handle
        guard Array(try peek(3)) == [0xEF, 0xBB, 0xBF] else { return }
        // The byte order mark, which some editors write.
        position = 3
        offset = 3
    }

    /// Reads the next byte; `nil` at the end of the file.
    mutating func next() throws(SourceFailure) -> UInt8? {
        if position == chunk.count {
            chunk = try read()
            position = 0
            if chunk.isEmpty { return nil }
        }
        defer {
            position += 1
            offset += 1
        }
        return chunk[position]
    }

    /// Returns the next byte without consuming it; `nil` at the end of the file.
    mutating func peek() throws(SourceFailure) -> UInt8? {
        try peek(1).first
    }

    private mutating func peek(_ count: Int) throws(SourceFailure) -> ArraySlice<UInt8> {
        if position + count > chunk.count {
            chunk = Array(chunk[position...]) + (try read())
            position = 0
        }
        return chunk[position...].prefix(count)
    }

    private func read() throws(SourceFailure) -> [UInt8] {
        do {
            return Array(try handle.read(upToCount: Self.chunkSize) ?? Data())
        } catch {
            throw .unreadable
        }
    }
}
