import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import ArgumentParser
import DialtoneStorage
import DialtoneTransfer

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import users from another system, with their passwords.",
        discussion: """
            The formats: firebase is the JSON of `firebase auth:export`, whose
            passwords need the hash parameters that the Firebase console shows, and
            of `dialtone export`, whose passwords need none. keycloak is a realm as
            JSON, gotrue the table auth.users as CSV with a header.

            An import that was stopped goes on where it was when the same command
            runs again. Rows that cannot be taken are named in the report, and the
            others are taken.

            Exit code 65: rows were rejected, or the file cannot be read to its end.

            Examples:
              dialtone import users.json --format firebase --hash-algo SCRYPT \\
                --hash-key KEY --salt-separator Bw== --rounds 8 --mem-cost 14
              dialtone import realm.json --format keycloak --project shop
            """
    )

    @Argument(help: "The file.")
    var file: String

    @Option(help: "The file's format.")
    var format: AccountFormat

    @Option(help: "What happens to users who exist already.")
    var existing = ImportRules.Existing.reject

    @Option(
        help: ArgumentHelp(
            "Where rejected rows are named. (default: the file's name and .rejected.jsonl)",
            valueName: "file"
        )
    )
    var report: String?

    @Flag(help: "Begin with the first row, whatever an earlier run did.")
    var restart = false

    @OptionGroup(title: "How the passwords of a Firebase export are hashed")
    var hashing: HashingOptions

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let imported: Int
        let kept: Int
        let rejected: Int

        /// The file that lists the rejected rows; `null` if there are none.
        let report: String?
    }

    func validate() throws {
        guard hashing.algorithm == nil || format == .firebase else {
            throw ValidationError("Only firebase files need to be told how passwords are hashed.")
        }
    }

    func run() async throws {
        do {
            try await importUsers()
        } catch let failure as SourceFailure {
            throw CommandFailure(failure.explanation(of: file), exitCode: .badData)
        }
    }

    private func importUsers() async throws {
        let rules = try rules
        let fingerprint = try ImportFingerprint.make(
            path: file,
            format: format,
            meaning: [existing.rawValue] + hashing.meaning
        )
        let secrets = SecondFactorSecrets(of: try await data.masterKey())
        let (progress, target): (ImportProgress, Project) = try await data.withStore(for: .bulk) {
            store -> (ImportProgress, Project) in
            let target = try await project.find(in: store)
            let progress = try await run(into: target, in: store, secrets, rules, fingerprint)
            return (progress, target)
        }
        try show(progress)
        warnOfSecondFactors(in: progress, of: target)
        if progress.rejectedCount > 0 { throw ExitCode.badData }
    }

    private func run(
        into project: Project,
        in store: any DataStore,
        _ secrets: SecondFactorSecrets,
        _ rules: ImportRules,
        _ fingerprint: [UInt8]
    ) async throws -> ImportProgress {
        try await PasswordPool.with { pool in
            let accounts = AccountImport(
                store: store,
                passwords: PasswordHasher(pool: pool, random: .system),
                secondFactorSecrets: secrets,
                clock: .system(),
                random: .system
            )
            return try await run(
                FileImport(accounts: accounts, store: store, into: project, by: rules),
                fingerprint
            )
        }
    }

    private func run(
        _ fileImport: FileImport,
        _ fingerprint: [UInt8]
    ) async throws -> ImportProgress {
        if restart { try await fileImport.forget(fingerprint) }
        let start = try await fileImport.progress(fingerprint)
        if start.rowCount > 0 { Terminal.complain("Going on after row \(start.rowCount).") }
        let report = try ImportReport(path: reportPath, of: file, after: start)
        var display = ProgressDisplay(startingAt: start.rowCount)
        let end = try await fileImport.run(
            try format.source(path: file, now: ServerClock.system().now),
            after: start
        ) { progress in
            try report.add(progress.lastRejections)
            display.update(progress.rowCount, "users read, \(progress.rejectedCount) rejected")
        }
        display.finish()
        return end
    }

    private var rules: ImportRules {
        get throws {
            var rules = ImportRules()
            rules.existing = existing
            rules.hashing = try hashing.options
            // Users are imported as they are, because they cannot be asked to verify an address
            // now.
            rules.requiresWayBack = false
            return rules
        }
    }

    private var reportPath: String { report ?? "\(file).rejected.jsonl" }

    private func show(_ progress: ImportProgress) throws {
        let kept = progress.keptCount == 0 ? "" : ", \(progress.keptCount) kept as they were"
        let users = String(progress.writtenCount, of: "user")
        let view = View(
            imported: progress.writtenCount,
            kept: progress.keptCount,
            rejected: progress.rejectedCount,
            report: progress.rejectedCount > 0 ? reportPath : nil
        )
        try Terminal.show(
            "\(users) imported\(kept), \(progress.rejectedCount) rejected.",
            or: view,
            asJSON: json
        )
        guard progress.rejectedCount > 0 else { return }
        Terminal.complain("\(reportPath) names the rejected rows.")
    }
}

extension ImportCommand {
    /// Warns about second factors, because users must not lose them unnoticed.
    private func warnOfSecondFactors(in progress: ImportProgress, of project: Project) {
        let count = progress.secondFactorCount
        guard count > 0, !project.settings.secondFactors.isOn else { return }
        let users = count == 1 ? "1 user has a second factor" : "\(count) users have second factors"
        let command = data.asTyped.command(
            "project set \(project.id) secondFactors.state=enabled"
        )
        Terminal.complain(
            "\(users), but this project asks for none: a password alone signs them in. "
                + "Run `\(command)` to ask for it."
        )
    }
}

extension AccountFormat: ExpressibleByArgument {}
extension ImportRules.Existing: ExpressibleByArgument {}
