import DialtoneBasics
import DialtoneDiagnostics
import DialtoneServer
import DialtoneStorage
import Foundation

extension Checkup {
    /// Checks who can read and change the files, and whether the disk has room.
    mutating func checkFiles(configurationFile: String?) {
        if let configurationFile {
            checkAccess(
                to: configurationFile,
                as: "configuration file",
                holding: "passwords in it, such as that of the database"
            )
        }
        let passwordFiles = [
            ("database password", configuration.database.passwordFile),
            ("mail password", configuration.mail.passwordFile),
        ]
        for (check, file) in passwordFiles {
            if let file { checkAccess(to: file, as: check, holding: "the \(check)") }
        }
        let concerns = configuration.masterKey.concerns
        for concern in concerns { note(.warning, "master key", concern) }
        if concerns.isEmpty { note(.ok, "master key", "no other user can read it") }
        checkCertificates()
        guard case .sqlite(let path)? = try? DatabaseAddress(parsing: configuration.database.url)
        else { return }
        if FileManager.default.fileExists(atPath: path) {
            checkAccess(to: path, as: "database file", holding: "all numbers and addresses")
            checkOwner(of: path)
        }
        checkRoom(in: Self.folder(of: path))
    }

    private mutating func checkCertificates() {
        let sections = [
            ("listen.tls", configuration.listen.tls), ("console.tls", configuration.console.tls),
            ("metrics.tls", configuration.metrics.tls),
        ]
        for (name, section) in sections where section.files != nil {
            do throws(ConfigurationProblem) {
                if let certificate = try section.load() {
                    check(certificate, of: name, concern: section.concern)
                }
            } catch {
                note(
                    .failed,
                    name,
                    error.message,
                    remedy: "A running server keeps its certificate, but does not start again."
                )
            }
        }
    }

    private mutating func check(
        _ certificate: ServerCertificate,
        of name: String,
        concern: String?
    ) {
        let validity = certificate.validity
        let end = validity.end.readable
        if let problem = validity.concern(at: clock.now) {
            let isValid = validity.beginning <= clock.now && clock.now < validity.end
            return note(
                isValid ? .warning : .failed,
                name,
                "\(problem): \(end)",
                remedy: "Renew \(certificate.files.chain); the server loads it without a restart."
            )
        }
        guard let concern else { return note(.ok, name, "valid until \(end)") }
        note(.warning, name, concern)
    }

    private mutating func checkAccess(to path: String, as check: String, holding secrets: String) {
        guard let status = FileStatus(ofFileAt: path) else {
            return note(
                .failed,
                check,
                "\(path) cannot be read",
                remedy: "Check its owner and mode."
            )
        }
        guard !status.access.contains(.othersWrite) else {
            return note(
                .failed,
                check,
                "all users of this machine can change \(path)",
                remedy: "Run `chmod o= \(path)`."
            )
        }
        guard status.access.contains(.othersRead) else {
            return note(.ok, check, "\(path) is not open to all users")
        }
        note(
            .warning,
            check,
            "all users of this machine can read \(secrets)",
            remedy: "Run `chmod o= \(path)`."
        )
    }

    /// Warns if another user than the server's has created the database, such as root by a command.
    ///
    /// In a folder that a group may change, the owner of the folder need not be the server's user.
    private mutating func checkOwner(of path: String) {
        let folder = Self.folder(of: path)
        guard let place = FileStatus(ofFileAt: folder),
            place.access.isDisjoint(with: [.groupWrites, .othersWrite])
        else { return }
        let foreign = [path, "\(path)-wal", "\(path)-shm"].filter { file in
            FileStatus(ofFileAt: file).map { $0.owner != place.owner } ?? false
        }
        guard !foreign.isEmpty else {
            return note(.ok, "database owner", "the owner of \(folder)")
        }
        let files = foreign.joined(separator: " ")
        note(
            .warning,
            "database owner",
            "another user than the owner of \(folder), which may be unable to write",
            remedy: "Run `chown --reference=\(folder) \(files)`."
        )
    }

    private static func folder(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().path
    }

    /// Warns before the disk is full: SQLite then refuses every change.
    private mutating func checkRoom(in folder: String) {
        var status = statvfs()
        guard statvfs(folder, &status) == 0, status.f_blocks > 0 else {
            return note(.skipped, "disk", "the free space of \(folder) is unknown")
        }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        let percent = Int(status.f_bavail * 100 / status.f_blocks)
        let detail = "\(free / 1_048_576) MiB free (\(percent)%) in \(folder)"
        let isShort = percent < 10 || free < 1_073_741_824
        note(
            isShort ? .warning : .ok,
            "disk",
            detail,
            remedy: isShort ? "Free some disk space: a server without any refuses sign-ins." : nil
        )
    }
}
