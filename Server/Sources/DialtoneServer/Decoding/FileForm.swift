import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A form with a file (`multipart/form-data`, RFC 7578), which is read while it arrives.
///
/// The file must be the last field: the other fields say how to handle it.
struct FileForm {
    /// The maximum size of a part's header, and of all fields before the file.
    private static let headerLimit = 8 * 1_024
    private static let fieldLimit = 64 * 1_024

    private var body: RequestBody.AsyncIterator
    private let delimiter: [UInt8]
    private var pending: [UInt8]
    private var isInFile = false

    /// The name of the file; `nil` before it begins.
    private(set) var fileName: String?

    /// Throws if the request is no form with a file.
    init(_ request: Request) throws(RequestRefusal) {
        let type = request.headers[.contentType] ?? ""
        guard type.lowercased().hasPrefix("multipart/form-data"),
            let boundary = Self.parameter("boundary", of: type),
            (1...70).contains(boundary.utf8.count)
        else { throw .malformedBody("Not a form with a file.") }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter has no line before it.
        pending = Array("\r\n".utf8)
        body = request.body.makeAsyncIterator()
    }

    /// Reads the fields up to the file.
    mutating func fields() async throws -> [String: String] {
        var fields: [String: String] = [:]
        var size = 0
        _ = try await bytes(before: delimiter, upTo: Self.headerLimit)
        while try await !isAtEnd() {
            let header = String(
                decoding: try await bytes(before: Array("\r\n\r\n".utf8), upTo: Self.headerLimit),
                as: UTF8.self
            )
            guard let name = Self.parameter("name", of: header) else { throw Self.malformed }
            if let file = Self.parameter("filename", of: header) {
                fileName = file
                isInFile = true
                return fields
            }
            let value = try await bytes(before: delimiter, upTo: Self.fieldLimit)
            size += header.utf8.count + value.count
            guard size <= Self.fieldLimit,
                fields.updateValue(String(decoding: value, as: UTF8.self), forKey: name) == nil
            else { throw Self.malformed }
        }
        return fields
    }

    /// Returns the next bytes of the file; `nil` at its end.
    mutating func next() async throws -> ByteBuffer? {
        while isInFile {
            if let end = Self.position(of: delimiter, in: pending) {
                isInFile = false
                return end == 0 ? nil : ByteBuffer(bytes: pending[..<end])
            }
            // The end of what has arrived can be the beginning of the delimiter.
            let safe = pending.count - (delimiter.count - 1)
            if safe > 0 {
                let bytes = ByteBuffer(bytes: pending[..<safe])
                pending = Array(pending[safe...])
                return bytes
            }
            try await receive()
        }
        return nil
    }

    /// Reads the rest of the request and ignores it, so that the browser shows the response.
    mutating func drain(upTo limit: Int) async throws {
        var left = limit
        pending = []
        while left > 0, let bytes = try await body.next() { left -= bytes.readableBytes }
    }

    /// Whether the delimiter that was just read is the last one.
    private mutating func isAtEnd() async throws -> Bool {
        while pending.count < 2 { try await receive() }
        defer { pending = Array(pending[2...]) }
        if pending.starts(with: "--".utf8) { return true }
        guard pending.starts(with: "\r\n".utf8) else { throw Self.malformed }
        return false
    }

    /// Reads up to `end`, which is consumed as well.
    private mutating func bytes(before end: [UInt8], upTo limit: Int) async throws -> [UInt8] {
        while true {
            if let position = Self.position(of: end, in: pending) {
                defer { pending = Array(pending[(position + end.count)...]) }
                return Array(pending[..<position])
            }
            guard pending.count <= limit + end.count else { throw Self.malformed }
            try await receive()
        }
    }

    private mutating func receive() async throws {
        guard let bytes = try await body.next() else { throw Self.malformed }
        pending += bytes.readableBytesView
    }

    private static func position(of end: [UInt8], in bytes: [UInt8]) -> Int? {
        var start = 0
        while let first = bytes[start...].firstIndex(of: end[0]), first + end.count <= bytes.count {
            if bytes[first..<(first + end.count)].elementsEqual(end) { return first }
            start = first + 1
        }
        return nil
    }

    /// Returns a parameter of a header such as `form-data; name="format"`.
    private static func parameter(_ name: String, of header: String) -> String? {
        for part in header.split(whereSeparator: { ";\r\n".contains($0) || $0.isNewline }) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2,
                Self.trimmed(pair[0]).lowercased() == name
            else { continue }
            let value = Self.trimmed(pair[1])
            guard value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 else {
                return value
            }
            return String(value.dropFirst().dropLast())
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }

    private static let malformed = RequestRefusal.malformedBody("Not a form with a file.")
}
