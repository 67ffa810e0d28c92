import Foundation

/// Standard output, which belongs to results, and standard error, which belongs to the rest.
enum Terminal {
    static func show(_ line: String) {
        write(line, to: .standardOutput)
    }

    static func complain(_ line: String) {
        write(line, to: .standardError)
    }

    /// A reader that has gone away is no reason to fail: the work itself is done.
    private static func write(_ line: String, to file: FileHandle) {
        try? file.write(contentsOf: Data((line + "\n").utf8))
    }

    static func show(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        show(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
