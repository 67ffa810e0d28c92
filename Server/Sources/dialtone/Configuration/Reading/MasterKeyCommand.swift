import DialtoneBasics
import Foundation
import Synchronization

/// A program that prints the master key, for example one that decrypts it with a key service.
///
/// It runs once for each process, without a shell. Its output and its error messages may contain
/// the key, so neither of them is ever shown.
final class MasterKeyCommand: Sendable {
    /// How long the program may run; key services answer within seconds.
    static let timeLimit = TimeSpan.seconds(30)

    /// The variables that the program gets from the server, besides a `PATH` of its own.
    private static let variables = ["HOME", "CREDENTIALS_DIRECTORY"]

    private let setting: String
    private let program: ProgramOutput
    private let outcome = Mutex<Result<MasterKey, ConfigurationProblem>?>(nil)

    init(
        _ words: [String],
        of setting: String = "masterKey",
        environment: [String: String],
        timeLimit: TimeSpan = timeLimit
    ) throws(ConfigurationProblem) {
        guard let path = words.first, path.hasPrefix("/") else {
            throw ConfigurationProblem(
                "\(setting).command: must begin with the absolute path of a program"
            )
        }
        self.setting = setting
        var passed = environment.filter { Self.variables.contains($0.key) }
        passed["PATH"] = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        program = ProgramOutput(
            words: words,
            environment: passed,
            timeLimit: timeLimit,
            sizeLimit: 4_096
        )
    }

    /// The warning about the program's file, if other users can change it.
    var concern: String? {
        guard let access = FileStatus(ofFileAt: path)?.access,
            !access.isDisjoint(with: [.groupWrites, .othersWrite])
        else { return nil }
        return "other users can change the program that prints the master key; "
            + "run `chmod go-w \(path)`"
    }

    /// Returns the key that the program prints.
    func key() throws(ConfigurationProblem) -> MasterKey {
        let result = outcome.withLock { outcome in
            let result = outcome ?? run()
            outcome = result
            return result
        }
        return try result.get()
    }

    private var path: String { program.words[0] }

    private func run() -> Result<MasterKey, ConfigurationProblem> {
        do {
            let output = try program.read()
            guard let text = String(validating: output, as: UTF8.self),
                let key = MasterKeyFile.key(in: text)
            else { return .failure(problem("did not print 32 bytes in base64")) }
            return .success(key)
        } catch {
            return .failure(problem(error.explanation(timeLimit: program.timeLimit)))
        }
    }

    private func problem(_ what: String) -> ConfigurationProblem {
        ConfigurationProblem(
            "\(setting).command: \(path) \(what). Its output is not shown because it may contain "
                + "the key; run the command as the server's user to see it"
        )
    }
}

extension ProgramFailure {
    fileprivate func explanation(timeLimit: TimeSpan) -> String {
        switch self {
        case .notStarted(let code): "cannot be started (\(String(cString: strerror(code))))"
        case .tooSlow: "did not end within \(timeLimit.wholeSeconds) seconds"
        case .tooLong: "printed too much"
        case .status(let status): "failed with exit code \(status)"
        case .signal(let signal): "was ended by signal \(signal)"
        }
    }
}
