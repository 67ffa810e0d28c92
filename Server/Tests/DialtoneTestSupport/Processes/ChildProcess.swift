import CChildProcess
package import Foundation
import Synchronization

/// Another program, which inherits only what it is given from this process.
///
/// Foundation's `Process` lets children inherit blocked signals, and reads past the end of a buffer
/// if this process has some thousand open files, as with many servers in one test run.
package final class ChildProcess: Sendable {
    package struct NotStarted: Error {
        package let program: String
        package let code: Int32
    }

    package let processID: Int32
    private let exit = ExitWatch()

    /// Starts the program at `path`; those of the three files that are `nil` are `/dev/null`.
    package init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        folder: String? = nil,
        input: FileHandle? = nil,
        output: FileHandle? = nil,
        error: FileHandle? = nil
    ) throws {
        var started = pid_t()
        let code = Self.withCStrings([path] + arguments) { arguments in
            Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                child_process_start(
                    &started,
                    path,
                    arguments,
                    environment,
                    folder,
                    input?.fileDescriptor ?? -1,
                    output?.fileDescriptor ?? -1,
                    error?.fileDescriptor ?? -1
                )
            }
        }
        guard code == 0 else { throw NotStarted(program: path, code: code) }
        let processID = started
        self.processID = processID
        Thread.detachNewThread { [exit] in exit.report(Self.wait(for: processID)) }
    }

    /// Waits for the end of the program, and returns its exit code, or the number of the signal
    /// that ended it.
    package func exitCode() async -> Int32 { await exit.code() }

    /// Returns the same for synchronous callers; it blocks the thread.
    package func blockUntilExit() -> Int32 { exit.block() }

    package func signal(_ number: Int32) {
        // The ID of an ended process may belong to another process by now.
        exit.whileRunning { _ = kill(processID, number) }
    }

    private static func wait(for processID: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(processID, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : signal
    }

    private static func withCStrings<Value>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
    ) -> Value {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

/// Lets any number of tasks wait for the end of a process.
private final class ExitWatch: Sendable {
    private struct State {
        var code: Int32?
        var waiting: [CheckedContinuation<Int32, Never>] = []
    }

    private let state = Mutex(State())
    private let end = DispatchSemaphore(value: 0)

    func report(_ code: Int32) {
        let waiting = state.withLock { state in
            state.code = code
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: code) }
        end.signal()
    }

    func block() -> Int32 {
        end.wait()
        end.signal()
        return state.withLock(\.code) ?? 0
    }

    func code() async -> Int32 {
        await withCheckedContinuation { continuation in
            let code = state.withLock { state in
                if state.code == nil { state.waiting.append(continuation) }
                return state.code
            }
            if let code { continuation.resume(returning: code) }
        }
    }

    func whileRunning(_ body: () -> Void) {
        state.withLock { state in
            if state.code == nil { body() }
        }
    }
}
