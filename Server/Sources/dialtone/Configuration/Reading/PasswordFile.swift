import Foundation

/// A file that contains a password, on one line.
struct PasswordFile {
    let path: String

    /// The setting that names the file, such as `mail.smtp.passwordFile`.
    let setting: String

    func read() throws(ConfigurationProblem) -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ConfigurationProblem("\(setting): \(path) cannot be read")
        }
        let password = text.trimmingCharacters(in: .newlines)
        guard !password.isEmpty else {
            throw ConfigurationProblem("\(setting): \(path) contains no password")
        }
        return password
    }
}
