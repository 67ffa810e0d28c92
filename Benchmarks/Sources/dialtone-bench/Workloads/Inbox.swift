import Foundation
import LoadGenerator
import NIOCore

/// The codes that a development server sent, parsed from the line that it prints for each.
///
/// The server prints a message's line before it responds to the request for the code.
@LoadLoop
final class Inbox {
    private static let timeout = TimeAmount.seconds(10)

    private let output: FileHandle
    private var unread = PrintedMessages()
    private var codes: [String: String] = [:]

    /// Opens the file that contains the server's standard output.
    init(in output: URL) throws {
        self.output = try FileHandle(forReadingFrom: output)
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
        guard let bytes = try output.read(upToCount: 65_536), !bytes.isEmpty else { return false }
        for message in unread.take(bytes) { codes[message.phoneNumber] = message.code }
        return true
    }
}
