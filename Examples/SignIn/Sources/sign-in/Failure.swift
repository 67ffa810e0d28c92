import ArgumentParser
import DialtoneAuth
import Foundation

/// Tells the person what went wrong, and the shell by the exit status.
enum Failure {
    static func report(_ error: any Error) -> ExitCode {
        var text = error.localizedDescription
        let reason = (error as NSError).userInfo[NSLocalizedFailureReasonErrorKey] as? String
        if let reason { text += "\n  \(reason)" }
        if let problem = AppVerificationProblem(error) { text += "\n  \(problem.remedy)" }
        if let refusal = AuthRefusal(error) {
            if let reason = refusal.reason { text += "\n  Reason: \(reason.rawValue)" }
            if let remedy = refusal.remedy { text += "\n  \(remedy)" }
            if let left = refusal.triesLeft { text += "\n  Tries left: \(left)" }
            if let seconds = refusal.retryAfter { text += "\n  Wait \(Int(seconds)) seconds." }
        }
        let isOffline = AuthErrorCode(error) == .networkError
        return report(text, exitCode: isOffline ? 2 : 1)
    }

    static func report(_ text: String, exitCode: Int32) -> ExitCode {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        return ExitCode(exitCode)
    }
}
