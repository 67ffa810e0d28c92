import DialtoneBasics
import DialtoneFederation
import DialtoneIDTokens
import DialtoneModel
import DialtoneSMS
import ArgumentParser
import DialtoneNode
import DialtoneOutbound
import DialtoneStorage
import DialtoneTransfer

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

    private static let unreadableSecrets = """
        The secrets in this database cannot be decrypted: they were encrypted with another master \
        key. Nothing was changed. Configure the original master key. If it is lost, the signing keys \
        and all pending codes are lost, too.
        """

    /// Creates the failure for any error; `nil` for the argument parser's own errors.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case NodeFailure.breachedPasswordsURL(let invalid):
            let problem = ConfigurationProblem("passwords.breachedURL: \(invalid.problem)")
            self.init(problem.message, exitCode: .badConfiguration)
        case let failure as NodeFailure: self.init(failure.description)
        case let invalid as InvalidAuthorities:
            let problem = ConfigurationProblem(
                "outbound.authorities: \(invalid.file) contains no PEM certificates"
            )
            self.init(problem.message, exitCode: .badConfiguration)
        case let problem as ConfigurationProblem:
            self.init(problem.message, exitCode: .badConfiguration)
        case Refusal.unknownProject:
            self.init(
                "The project does not exist",
                hint: CommandHint("projects list", "lists the projects")
            )
        case let refusal as Refusal: self.init(refusal.explanation)
        case let refusal as FederationRefusal: self.init(refusal.explanation)
        case let error as StorageError: self.init("\(error).")
        case let problem as InvalidGateway:
            self.init("\(problem.field): \(problem.problem).", exitCode: .validationFailure)
        case is ImportReport.Failure: self.init("The report of rejected rows cannot be written.")
        case is FileImport.Overtaken:
            self.init("Another import of the same file into the same project is running.")
        case is AccountConflict:
            self.init("The same accounts are being changed concurrently. Run the command again.")
        case let unknown as UnknownSigningKey:
            self.init(
                "The signing key \(unknown.id) does not exist",
                hint: CommandHint("keys list", "lists the keys")
            )
        case is UnreadableSecret: self.init(Self.unreadableSecrets)
        default: return nil
        }
    }
}

extension ExitCode {
    /// EX_DATAERR of `sysexits.h`.
    static let badData = ExitCode(65)

    /// EX_CONFIG of `sysexits.h`.
    static let badConfiguration = ExitCode(78)
}
