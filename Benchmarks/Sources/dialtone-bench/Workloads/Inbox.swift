import Foundation
import LoadGenerator
import NIOCore

/// The codes that a development server sent, read from the line that it prints for each.
///
/// It has printed a message's line before it answers the request for the code.
@LoadLoop
final class Inbox {
    private static let patience = TimeAmount.seconds(10)

    private let output: FileHandle
    private var unread = PrintedMessages()
    private var codes: [String: String] = [:]

    /// Takes the file that the server's standard output goes to.
    init(in output: URL) throws {
        self.output = try FileHandle(forReadingFrom: output)
    }

    /// The code that the number was sent last.
    func code(for phoneNumber: String) async throws -> String {
        let deadline = NIODeadline.now() + Self.patience
        while true {
            if let code = codes.removeValue(forKey: phoneNumber) { return code }
            if try readOn() { continue }
            guard NIODeadline.now() < deadline else { throw LoadError.noAnswerInTime }
            await LoadLoop.sleep(until: .now() + .milliseconds(1))
        }
    }

    /// Whether there was more.
    private func readOn() throws -> Bool {
        guard let bytes = try output.read(upToCount: 65_536), !bytes.isEmpty else { return false }
        for message in unread.take(bytes) { codes[message.phoneNumber] = message.code }
        return true
    }
}
