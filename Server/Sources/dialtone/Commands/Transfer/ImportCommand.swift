import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
package import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import DialtoneStorage
import DialtoneTransfer

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import users from another system with their passwords.",
        discussion: """
            Formats: firebase is the JSON format of `firebase auth:export`, which requires
            the hash parameters from the Firebase console, and of `dialtone export`, which
            does not. firebase-csv is the CSV format of `firebase auth:export`. keycloak
            is a realm in JSON. gotrue is the table auth.users in CSV with a header.

            If an import is interrupted, run the same command again to continue. Rejected
            rows are listed in the report; all other rows are imported.

            Exit code 65: rows were rejected, or the file cannot be read to its end.

            Examples:
              dialtone import users.json --format firebase --hash-algo SCRYPT \\
                --hash-key KEY --salt-separator Bw== --rounds 8 --mem-cost 14
              dialtone import realm.json --format keycloak --project shop
            """
    )

    @Argument(help: "The file.")
    var file: String

    @Option(help: "The format of the file.")
    var format: AccountFormat

    @Option(help: "What to do with users that already exist.")
    var existing = ImportRules.Existing.reject

    @Option(
        help: ArgumentHelp(
            "The report of rejected rows. (default: the file's name and .rejected.jsonl)",
            valueName: "file"
        )
    )
    var report: String?

    @Flag(help: "Start with the first row, even if an earlier run was interrupted.")
    var restart = false

    @OptionGroup(title: "Password hashes of a Firebase export")
    var hashing: HashingOptions

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let imported: Int
        let kept: Int
        let rejected: Int

        /// The file that lists the rejected rows; `null` if there are none.
        let report: String?
    }

    func validate() throws {
        guard hashing.algorithm == nil || format.takesHashParameters else {
            throw ValidationError(
                "Hash parameters are supported only with --format firebase and firebase-csv."
            )
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
        let secrets = SecondFactorSecrets(of: try await options.data.masterKey())
        let (progress, target): (ImportProgress, Project) = try await options.data.withStore(
            for: .bulk
        ) {
            store -> (ImportProgress, Project) in
            let target = try await options.project.find(in: store)
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
        if start.rowCount > 0 { Terminal.complain("Continuing after row \(start.rowCount).") }
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
        let kept = progress.keptCount == 0 ? "" : ", \(progress.keptCount) unchanged"
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
            asJSON: options.json
        )
        guard progress.rejectedCount > 0 else { return }
        Terminal.complain("\(reportPath) lists the rejected rows.")
    }
}

extension ImportCommand {
    /// Warns about second factors, because users must not lose them unnoticed.
    private func warnOfSecondFactors(in progress: ImportProgress, of project: Project) {
        let count = progress.secondFactorCount
        guard count > 0, !project.settings.secondFactors.isOn else { return }
        let users = count == 1 ? "1 user has a second factor" : "\(count) users have second factors"
        let command = options.data.asTyped.command(
            "projects set \(project.id) secondFactors.state=enabled"
        )
        Terminal.complain(
            "\(users), but this project does not require one: a password is sufficient to sign "
                + "in. To require second factors, run `\(command)`."
        )
    }
}

extension AccountFormat: ExpressibleByArgument {}
extension ImportRules.Existing: ExpressibleByArgument {}
