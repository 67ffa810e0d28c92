import DialtoneBasics
import Foundation
import PhoneNumbers

/// The location of the numbering plan that an operator installed.
struct InstalledPlan: Equatable {
    /// The environment variable for another location.
    static let variable = "DIALTONE_NUMBERING_PLAN"

    static let fileName = "numbering-plan.bin"

    let path: String

    /// Whether the environment specifies it, so that it must exist.
    private(set) var isNamed = false

    init(path: String) {
        self.path = path
    }

    /// The plan of a development server, in its data folder.
    init(in folder: DataFolder) {
        path = "\(folder.path)/\(Self.fileName)"
    }

    /// The plan of a production server, in the folder of its configuration file.
    init(beside file: ConfigurationFile) {
        let folder = (file.path as NSString).deletingLastPathComponent
        path = folder.isEmpty ? Self.fileName : "\(folder)/\(Self.fileName)"
    }

    /// Returns the location from the environment, or else `standard`.
    static func named(
        in environment: [String: String],
        or standard: @autoclosure () throws -> InstalledPlan?
    ) rethrows -> InstalledPlan? {
        guard let path = environment[variable], !path.isEmpty else { return try standard() }
        var plan = InstalledPlan(path: path)
        plan.isNamed = true
        return plan
    }
}

extension InstalledPlan {
    /// Reads the file; returns `nil` if there is none.
    ///
    /// A plan with a date in the future is rejected.
    func read(at now: Timestamp) throws(InvalidNumberingPlan) -> NumberingPlan? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        let limit = NumberingPlan.sizeLimit + 1
        let bytes: Data?
        do {
            bytes = try handle.read(upToCount: limit)
        } catch {
            // Opening a folder succeeds, but reading it fails.
            throw .notAPlan
        }
        let plan = try NumberingPlan(file: Array(bytes ?? Data()))
        try plan.checkDate(atSecondsSince1970: now.seconds)
        return plan
    }

    /// Makes the installed plan the process-wide one if it is newer than the built-in one.
    ///
    /// A plan that is damaged or dated in the future is not used, and the result is a message for
    /// the operator. The server continues with the built-in plan.
    func use(at now: Timestamp) -> String? {
        let bundled = NumberingPlan.bundled
        let problem: String
        do {
            if let plan = try read(at: now) {
                if plan.date > bundled.date { _ = plan.use() }
                return nil
            }
            guard isNamed else { return nil }
            problem = "cannot be read"
        } catch {
            problem = "\(error)"
        }
        return "The numbering plan \(path) \(problem). The built-in plan \(bundled.version) is "
            + "used instead. Install a plan with `dialtone numbering-plan update FILE`, or delete "
            + "this one."
    }

    /// Replaces the file atomically and makes it readable for all users.
    func write(_ file: [UInt8]) throws {
        let draft = "\(path).new-\(getpid())"
        defer { unlink(draft) }
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw CommandFailure("\(path) cannot be written.") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            // Set regardless of the umask: the server may run as another user than the operator.
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: draft)
            try handle.write(contentsOf: Data(file))
            try handle.synchronize()
        } catch {
            throw CommandFailure("\(path) cannot be written.")
        }
        guard rename(draft, path) == 0 else { throw CommandFailure("\(path) cannot be written.") }
    }
}
