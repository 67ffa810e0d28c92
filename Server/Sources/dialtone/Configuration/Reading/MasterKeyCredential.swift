import DialtoneBasics

/// A master key that systemd passes to a service (`LoadCredential=`, `LoadCredentialEncrypted=`).
///
/// Only the service can read it, in a folder that the variable `CREDENTIALS_DIRECTORY` names.
struct MasterKeyCredential: Sendable {
    private static let variable = "CREDENTIALS_DIRECTORY"

    private let setting: String
    private let name: String

    /// The file with the key; `nil` if systemd passes no credentials to this process.
    let path: String?

    init(
        _ name: String,
        of setting: String,
        environment: [String: String]
    ) throws(ConfigurationProblem) {
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
            throw ConfigurationProblem(
                "\(setting).credential: must be the name of a systemd credential, without a path"
            )
        }
        self.setting = setting
        self.name = name
        let folder = environment[Self.variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        path = folder.map { "\($0)/\(name)" }
    }

    /// Why there is no key without ``path``.
    var absence: ConfigurationProblem {
        ConfigurationProblem(
            """
            \(setting).credential: systemd passes no credential \(name) to this process, because \
            \(Self.variable) is not set. Add LoadCredential=\(name):FILE to the unit. Run commands \
            beside the service with systemd-run --pty --property=LoadCredential=\(name):FILE, or set \
            \(setting).file too
            """
        )
    }
}
