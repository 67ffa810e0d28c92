import DialtoneBasics
import DialtoneFlows
import Foundation
import Logging

/// The file with the code that sets up the first operator of the console.
///
/// Only the server's own user can read it. It replaces a file of an earlier start, and is deleted
/// once there is an operator.
struct SetupCodeFile: Sendable {
    /// The name of the file in the folder of the server's data.
    static let name = "console-setup-code"

    let path: String
    let operators: FirstOperator
    let logger: Logger

    /// Writes a new code if there is no operator yet.
    ///
    /// A file that cannot be written is no reason not to start: the command line makes links too.
    func begin() async throws {
        remove()
        guard let code = try await operators.makeCode() else { return }
        if write(code.text + "\n") {
            logger.notice(
                "no operator is set up: the console asks for the code in this file",
                metadata: ["file": "\(path)"]
            )
        } else {
            logger.warning(
                "the setup code of the console cannot be written: use `dialtone operators invite`",
                metadata: ["file": "\(path)"]
            )
        }
    }

    /// Deletes the file once its code is of no use.
    func tidy() async throws {
        guard access(path, F_OK) == 0, try await operators.isOver() else { return }
        remove()
    }

    private func remove() { unlink(path) }

    private func write(_ text: String) -> Bool {
        // A file or link that another user has put there is never written.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let file = open(path, flags, 0o600)
        guard file >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            remove()
            return false
        }
    }
}
