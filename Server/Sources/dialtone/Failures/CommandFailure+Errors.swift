import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneIDTokens
import DialtoneModel
import DialtoneNode
import DialtoneOutbound
import DialtoneSMS
import DialtoneStorage
import DialtoneTransfer

extension CommandFailure {
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
        case let error as StorageError: self.init("\(error).")
        case let failure as DatabaseCopy.Failure: self.init("The copy failed: \(failure).")
        case let problem as InvalidGateway:
            self.init("\(problem.field): \(problem.problem).", exitCode: .validationFailure)
        case is ImportReport.Failure: self.init("The report of rejected rows cannot be written.")
        case is FileImport.Overtaken:
            self.init("Another import of the same file into the same project is running.")
        case is AccountConflict:
            self.init("The same accounts are being changed concurrently. Run the command again.")
        case let error as any RefusalError: self.init(error.refusal.explanation)
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
