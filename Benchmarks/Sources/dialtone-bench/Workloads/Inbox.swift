import Foundation
import LoadGenerator
import NIOCore

/// The codes that a development server sent, parsed from the line that it prints for each.
///
/// The server prints a message's line before it responds to the request for the code.
@LoadLoop
final class Inbox {
    private static let timeout = TimeAmount.seconds(10)

    private var outputs: [Output]
    private var codes: [String: String] = [:]

    /// Opens the files that contain the servers' standard output.
    init(in outputs: [URL]) throws {
        self.outputs = try outputs.map { Output(file: try FileHandle(forReadingFrom: $0)) }
    }

    /// Returns the last code that was sent to the number.
    func code(for phoneNumber: String) async throws -> String {
        let deadline = NIODeadline.now() + Self.timeout
        while true {
            if let code = codes.removeValue(forKey: phoneNumber) { return code }
            if try readOn() { continue }
            guard NIODeadline.now() < deadline else { throw LoadError.noAnswerInTime }
            await LoadLoop.sleep(until: .now() + .milliseconds(1))
        }
    }

    /// Reads further output; returns whether there was any.
    private func readOn() throws -> Bool {
        var isNew = false
        for index in outputs.indices {
            guard let bytes = try outputs[index].file.read(upToCount: 65_536), !bytes.isEmpty else {
                continue
            }
            for message in outputs[index].unread.take(bytes) {
                codes[message.phoneNumber] = message.code
            }
            isNew = true
        }
        return isNew
    }

    private struct Output {
        let file: FileHandle
        var unread = PrintedMessages()
    }
}
