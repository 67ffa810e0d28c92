import ArgumentParser
import DialtoneDiagnostics

/// The error of a command and how to fix it.
struct CommandFailure: Error {
    let exitCode: ExitCode

    private let problem: String
    private let hint: CommandHint?
    private var data = TypedData.unnamed

    init(_ message: String, exitCode: ExitCode = .failure) {
        problem = message
        hint = nil
        self.exitCode = exitCode
    }

    /// Creates a failure from a problem without a final period, and a hint.
    init(_ problem: String, hint: CommandHint) {
        self.problem = problem
        self.hint = hint
        exitCode = .failure
    }

    var message: String {
        guard let hint else { return problem }
        return "\(problem); `\(data.command(hint.command))` \(hint.purpose)."
    }

    /// Returns the failure with hints for the data options as typed.
    func about(_ data: TypedData) -> Self {
        var failure = self
        failure.data = data
        return failure
    }
}

extension ExitCode {
    /// EX_DATAERR of `sysexits.h`.
    static let badData = ExitCode(65)

    /// EX_UNAVAILABLE of `sysexits.h`.
    static let unavailable = ExitCode(69)

    /// EX_CONFIG of `sysexits.h`.
    static let badConfiguration = ExitCode(78)
}
