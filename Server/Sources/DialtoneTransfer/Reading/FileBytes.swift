import Foundation

/// A text that is read byte by byte: a file, with one chunk in memory, or what has arrived of it.
struct FileBytes: Sendable {
    private static let chunkSize = 1 << 18
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The file; `nil` if the bytes are appended as they arrive.
    private let handle: FileHandle?
    private var chunk: [UInt8] = []
    private var position = 0

    /// The number of bytes that have been consumed.
    private(set) var offset = 0

    /// Whether there was nothing more to read.
    private(set) var hasMetEnd = false

    init(path: String) throws(SourceFailure) {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable }
        self.handle = handle
        try skipByteOrderMark()
    }

    /// Creates a text that begins with `bytes`.
    init(_ bytes: [UInt8]) {
        handle = nil
        chunk = bytes
    }

    /// The number of bytes that have arrived and are not consumed.
    var restCount: Int { chunk.count - position }

    /// Adds bytes that have arrived.
    mutating func append(_ bytes: [UInt8]) {
        chunk = Array(chunk[position...]) + bytes
        position = 0
        hasMetEnd = false
    }

    /// Skips the byte order mark, which some editors write.
    mutating func skipByteOrderMark() throws(SourceFailure) {
        guard Array(try peek(3)) == Self.byteOrderMark else { return }
        position = 3
        offset = 3
    }

    /// Returns the bytes from here up to where `end` has arrived in the same text.
    func bytes(upTo end: FileBytes) -> ArraySlice<UInt8> {
        chunk[position..<min(chunk.count, position + end.offset - offset)]
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

    private mutating func read() throws(SourceFailure) -> [UInt8] {
        do {
            let bytes = Array(try handle?.read(upToCount: Self.chunkSize) ?? Data())
            if bytes.isEmpty { hasMetEnd = true }
            return bytes
        } catch {
            throw .unreadable
        }
    }
}
