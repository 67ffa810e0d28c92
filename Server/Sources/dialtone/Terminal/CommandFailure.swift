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
        The master key does not open the secrets in this database: it is not the key that they \
        were sealed with. Nothing was changed. Give it the right key; where that is lost for good, \
        so are the signing keys and the codes that are under way.
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
                "outbound.authorities: \(invalid.file) holds no certificates in PEM"
            )
            self.init(problem.message, exitCode: .badConfiguration)
        case let problem as ConfigurationProblem:
            self.init(problem.message, exitCode: .badConfiguration)
        case Refusal.unknownProject:
            self.init("There is no such project", hint: CommandHint("project list", "shows them"))
        case let refusal as Refusal: self.init(refusal.explanation)
        case let refusal as FederationRefusal: self.init(refusal.explanation)
        case let error as StorageError: self.init("\(error).")
        case let problem as InvalidGateway:
            self.init("\(problem.field): \(problem.problem).", exitCode: .validationFailure)
        case is ImportReport.Failure: self.init("Writing the report of rejected rows failed.")
        case is FileImport.Overtaken:
            self.init("The same file is being imported into the same project at this moment.")
        case is AccountConflict:
            self.init("Others change the same accounts all the time. Run the command again.")
        case let unknown as UnknownSigningKey:
            self.init(
                "There is no signing key \(unknown.id)",
                hint: CommandHint("keys list", "shows them")
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
