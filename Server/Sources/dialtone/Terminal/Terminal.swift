import Foundation

/// Standard output, which belongs to results, and standard error, which belongs to the rest.
enum Terminal {
    static func show(_ line: String) {
        write(line, to: STDOUT_FILENO)
    }

    static func complain(_ line: String) {
        write(line, to: STDERR_FILENO)
    }

    /// A reader that has gone away is no reason to fail: the work itself is done.
    private static func write(_ line: String, to descriptor: Int32) {
        var line = line + "\n"
        line.withUTF8 { text in
            var rest = UnsafeRawBufferPointer(text)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                guard count > 0 || errno == EINTR else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
        }
    }

    static func show(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        show(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
