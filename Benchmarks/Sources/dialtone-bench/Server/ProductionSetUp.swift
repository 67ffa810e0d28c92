import Foundation

/// The set-up of a production server before it is measured: a project whose apps need no
/// verification, and SMS gateways on this machine.
struct ProductionSetUp: Sendable {
    private static let project = "bench"

    /// The gateways' ports, in the order in which they are tried.
    let gatewayPorts: [Int]
    let hedgeAfterSeconds: Int

    /// The guard's mode: all requests come from one address, which a blocking guard would soon
    /// refuse.
    var guardMode = GuardMode.off

    func arguments(of program: String, databaseURL: String?, data: URL) throws -> [String] {
        let configuration = data.appending(path: "dialtone.yaml")
        let masterKey = data.appending(path: "master.key")
        let run = { (words: [String]) in
            _ = try ServerCommand(
                program: program,
                words: words + ["--config", configuration.path]
            )
            .run()
        }
        let key = ServerCommand(program: program, words: ["keys", "generate-master"])
        try write(try key.run(), to: masterKey)
        let database = databaseURL ?? "sqlite:\(data.appending(path: "dialtone.db").path)"
        try write(yaml(database: database, masterKey: masterKey), to: configuration)
        try run(["projects", "create", Self.project])
        try run(
            [
                "apps", "add", Self.project, "--platform", "web", "--api-key",
                "demo-key",
            ]
        )
        try run(["projects", "set", Self.project, "appVerification.enforcement=off"])
        try run(["guard", "set", "--mode", guardMode.rawValue])
        let secret = data.appending(path: "secret")
        try write("bench", to: secret)
        for (index, port) in gatewayPorts.enumerated() {
            try run([
                "sms", "gateways", "add", "gateway-\(index + 1)", "plivo",
                "--set", "baseURL=http://127.0.0.1:\(port)", "--set", "authID=MABENCH",
                "--set", "src=+15005550006", "--secret-file", "authToken=\(secret.path)",
            ])
        }
        return ["serve", "--config", configuration.path]
    }

    private func yaml(database: String, masterKey: URL) -> String {
        """
        listen: {port: 0, publicURL: 'http://127.0.0.1'}
        database: {url: '\(database)'}
        masterKey: {file: '\(masterKey.path)'}
        sender: {hedgeAfter: \(hedgeAfterSeconds), attemptTimeout: \(hedgeAfterSeconds * 2)}
        log: {level: error}

        """
    }

    private func write(_ text: String, to file: URL) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: file.path
        )
    }
}
