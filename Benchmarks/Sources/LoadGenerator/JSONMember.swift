package import NIOCore

/// Finds the text of a member of a flat JSON object, without decoding the object.
///
/// A decoder would cost the generator more than the request. The text must not contain escapes;
/// handles, codes and tokens have none.
package struct JSONMember: Sendable {
    private let key: [UInt8]

    package init(_ name: String) {
        key = Array("\"\(name)\"".utf8)
    }

    package func text(in object: ByteBuffer) -> String? {
        object.withUnsafeReadableBytes { bytes in
            guard let start = end(ofKeyIn: bytes) else { return nil }
            let value = bytes[start...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
            guard value.first == UInt8(ascii: "\"") else { return nil }
            let text = value.dropFirst()
            guard let end = text.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            return String(decoding: text[..<end], as: UTF8.self)
        }
    }

    private func end(ofKeyIn bytes: UnsafeRawBufferPointer) -> Int? {
        var rest = bytes[...]
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[quote...]
            if rest.starts(with: key) { return quote + key.count }
            rest = rest.dropFirst()
        }
        return nil
    }
}
