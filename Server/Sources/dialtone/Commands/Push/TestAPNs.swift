import ArgumentParser
import DialtoneBasics
import DialtoneModel
import DialtonePush

struct TestAPNs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send a real push and explain Apple's response.",
        discussion: """
            The app's log shows its device token. Without --device-token, the command tests
            each key and certificate with Apple and sends no push.
            """
    )

    @Option(help: "The device token, in hexadecimal.", transform: Self.deviceToken)
    var deviceToken: DeviceToken?

    @Option(help: "The app's bundle ID. (default: the project's only app)")
    var bundleId: String?

    @Flag(help: "Use the sandbox, for apps that Xcode installed.")
    var sandbox = false

    @OptionGroup var options: ProjectOutputOptions

    private struct Setup {
        let credentials: [APNsCredential]
        let apps: Set<String>
    }

    /// Where Apple took the push.
    private struct PushView: Encodable {
        let environment: String
    }

    /// What Apple answered to a key or certificate.
    private struct CheckView: Encodable {
        let credential: String
        let environment: String
        let isAccepted: Bool

        /// What is wrong, and what to do about it; `nil` where nothing is.
        let problem: String?
    }

    func run() async throws {
        let setup = try await setup()
        guard let app = bundleId ?? (setup.apps.count == 1 ? setup.apps.first : nil) else {
            throw CommandFailure("Pass the app with --bundle-id.")
        }
        try await withResource(
            APNsClient(settings: try await options.data.apns(), clock: .system()),
            closing: { await $0.shutDown() }
        ) { client in
            let trial = APNsTrial(client: client, app: app, clock: .system(), random: .system)
            if let deviceToken {
                try await push(to: deviceToken, by: setup.credentials, trial)
            } else {
                try await show(setup.credentials, trial)
            }
        }
    }

    private func push(
        to device: DeviceToken,
        by credentials: [APNsCredential],
        _ trial: APNsTrial
    ) async throws {
        let environment = sandbox ? PushEnvironment.sandbox : .production
        switch await trial.push(to: device, in: environment, by: credentials) {
        case .sent(let place):
            try Terminal.show(
                place == environment
                    ? "Apple's push service (\(place.rawValue)) accepted the push."
                    : "Apple's push service for \(place.rawValue) accepted the push: the device "
                        + "token belongs to it. The server detects this automatically.",
                or: PushView(environment: place.rawValue),
                asJSON: options.json
            )
        case .refused(let reason, let place):
            let name = place.map { " (\($0.rawValue))" } ?? ""
            throw CommandFailure("\(reason)\(name). \(reason.remedy)")
        }
    }

    private func show(_ credentials: [APNsCredential], _ trial: APNsTrial) async throws {
        var checks: [CheckView] = []
        for credential in credentials {
            for environment in PushEnvironment.allCases
            where credential.serves(trial.app, in: environment) {
                let problem = await trial.show(credential, in: environment)
                checks.append(
                    CheckView(
                        credential: credential.name,
                        environment: environment.rawValue,
                        isAccepted: problem == nil,
                        problem: problem.map { "\($0). \($0.remedy)" }
                    )
                )
            }
        }
        let lines = checks.map { check in
            "\(check.credential), \(check.environment): \(check.problem ?? "accepted")"
        }
        try Terminal.show(Listing("checks", checks, lines: lines), asJSON: options.json)
        guard checks.allSatisfy(\.isAccepted) else {
            throw CommandFailure("Some keys or certificates do not work.")
        }
    }

    private func setup() async throws -> Setup {
        try await options.withProject { store, project in
            let stored = try await options.data.apnsCredentials(in: store)
            let records = try await stored.records(of: project.id)
            guard !records.isEmpty else {
                throw CommandFailure(
                    "The project has no push key",
                    hint: CommandHint("apns add-key", "adds one")
                )
            }
            let apps = try await store.read { try $0.relyingApps(of: project.id) }
                .filter { $0.platform == .ios && !$0.bundleID.isEmpty }
                .map(\.bundleID)
            do {
                return Setup(credentials: try records.map(stored.open), apps: Set(apps))
            } catch let problem as InvalidAPNsCredential {
                throw CommandFailure(problem.description)
            }
        }
    }

    private static func deviceToken(_ text: String) throws -> DeviceToken {
        guard let token = DeviceToken(hex: text) else {
            throw ValidationError("--device-token must be hexadecimal.")
        }
        return token
    }
}
