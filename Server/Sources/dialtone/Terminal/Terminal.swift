import Foundation

/// The output of a command, as lines for people and as JSON for programs.
protocol CommandView: Encodable {
    var lines: [String] { get }
}

/// Output to the terminal: results to standard output, all else to standard error.
///
/// Both can contain text from users and programs, so control characters are escaped.
enum Terminal {
    static func show(_ line: String) {
        write(ShownText.escaped(line, keepsLines: true), to: STDOUT_FILENO)
    }

    static func complain(_ line: String) {
        write(ShownText.escaped(line, keepsLines: true), to: STDERR_FILENO)
    }

    /// Overwrites the last line of standard error, which must be a terminal.
    static func replaceLine(_ line: String) {
        let clear = "\r\u{1B}[2K"
        write(clear + ShownText.escaped(line), to: STDERR_FILENO, end: "")
    }

    /// Prints the question to standard error, without a line feed.
    static func ask(_ question: String) {
        write(ShownText.escaped(question), to: STDERR_FILENO, end: "")
    }

    /// Writes a line; a closed pipe is ignored, because the command's work is done.
    private static func write(_ line: String, to descriptor: Int32, end: String = "\n") {
        var line = line + end
        line.withUTF8 { text in
            var rest = UnsafeRawBufferPointer(text)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                guard count > 0 || errno == EINTR else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
            }
        }
    }

    static func show(_ view: some CommandView, asJSON: Bool) throws {
        if asJSON { return try show(json: view) }
        for line in view.lines { show(line) }
    }

    /// Prints a sentence for people, or its content as JSON.
    static func show(_ line: String, or value: some Encodable, asJSON: Bool) throws {
        if asJSON { try show(json: value) } else { show(line) }
    }

    static func show(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(value), as: UTF8.self)
        write(ShownText.escaped(json: json), to: STDOUT_FILENO)
    }
}
