import ArgumentParser
import DialtoneCore
import DialtoneMessaging
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging

/// Starts a server for development and tests.
struct DevCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev",
        abstract: "Start a development server: no real messages, no set-up.",
        discussion: """
            It takes the place of the Firebase Auth emulator: any API key is accepted, and
            messages go to an inbox that everybody can read, on this terminal, in the
            browser and at /emulator/v1/projects/PROJECT/verificationCodes. Once it
            answers, it prints one line to standard output: dialtone ready
            http://HOST:PORT

            Examples:
              dialtone dev
              dialtone dev --port 0 --data :memory:   any free port, nothing kept
              dialtone dev --database postgresql://USER@HOST/NAME
              FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 npm test
            """
    )

    @Option(
        help: ArgumentHelp(
            "The address to listen on. When given, requests for any host name are answered. "
                + "(default: \(Self.standardHost))",
            valueName: "host"
        )
    )
    var host: String?

    private static let standardHost = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port = 9_099

    @Option(
        help: ArgumentHelp(
            "The folder to keep data in, or \(DataFolder.memory) to keep none. "
                + "(default: \(DataFolder.standardName))",
            valueName: "dir"
        )
    )
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The database, sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME; the data folder "
                + "then holds its master key only. (default: a file in the data folder)",
            valueName: "url"
        )
    )
    var database: String?

    @Option(help: "The project that unknown API keys mean; it is made if it is missing.")
    var project = "demo-dialtone"

    @Flag(
        help: ArgumentHelp(
            "Sign no ID tokens. Google's admin SDK for Node takes no others in its emulator "
                + "mode; every other verifier refuses them."
        )
    )
    var unsignedTokens = false

    @OptionGroup(title: "Log options")
    var log: LogOptions

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("A port is 0 to 65535.")
        }
        guard ProjectID(checking: project) != nil else {
            throw ValidationError(
                "A project's name has 1 to 63 lower-case letters, digits and hyphens."
            )
        }
        guard data != "" else { throw ValidationError("A data folder has a name.") }
        if let database { try check(database: database) }
    }

    private func check(database: String) throws {
        guard data != DataFolder.memory else {
            throw ValidationError(
                "--database needs a folder for its master key; it cannot go with "
                    + "--data \(DataFolder.memory)."
            )
        }
        switch try? DatabaseAddress(parsing: database) {
        case .sqlite, .postgres: break
        case .memory, nil:
            throw ValidationError(
                "A database is sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME."
            )
        }
    }

    func run() async throws {
        let clock = ServerClock.system()
        let random = RandomSource.system
        let logger = Logger(label: "dialtone") { _ in
            LineLogHandler(level: log.level, format: log.logFormat, clock: clock)
        }
        let folder = try folder()
        try warn(about: folder)
        let inbox = Inbox(
            show: { Terminal.show($0.terminalLine) },
            showMail: { Terminal.show($0.terminalLine) }
        )
        let projectID = ProjectID(rawValue: project)
        let server = RunningServer(
            databaseURL: database ?? folder?.databaseURL ?? DataFolder.memory,
            masterKey: try masterKey(in: folder, random: random),
            issuer: .upstream,
            issuesUnsignedTokens: unsignedTokens,
            mode: .development(defaultProject: projectID, inbox: inbox),
            listener: listener,
            outbound: .development,
            apns: .development,
            clock: clock,
            random: random,
            logger: logger
        )
        try await server.run(
            sending: .sender(inbox),
            mailing: inbox,
            beside: [InboxCloser(inbox: inbox)],
            preparing: { store in
                try await DemoProject(id: projectID, clock: clock, random: random).create(in: store)
            }
        )
    }

    private var listener: ListenerSettings {
        var listener = ListenerSettings(host: host ?? Self.standardHost, port: port)
        if host == nil { listener.hosts = .thisMachine }
        return listener
    }

    private func folder() throws -> DataFolder? {
        guard data != DataFolder.memory else { return nil }
        let folder =
            try data.map(DataFolder.init)
            ?? .standard(environment: ProcessInfo.processInfo.environment)
        try folder.create()
        return folder
    }

    private func masterKey(in folder: DataFolder?, random: RandomSource) throws -> MasterKey {
        if let folder { return try folder.masterKey(random: random) }
        guard let key = MasterKey(bytes: random.bytes(MasterKey.length)) else {
            throw CommandFailure("The system's random generator does not work.")
        }
        return key
    }

    private func warn(about folder: DataFolder?) throws {
        let database = try database.map { "data in \(try DatabaseAddress(parsing: $0))" }
        let place = database ?? folder.map { "data in \($0.path)" } ?? "nothing is kept"
        Terminal.complain("Development server, \(place). Messages appear here as they are sent.")
        guard let host, !LoopbackHost.contains(host) else { return }
        Terminal.complain(
            """
            WARNING: listening on \(host), beyond this machine. Whoever reaches it reads every \
            message, signs in as anybody and administers everything. Use `dialtone serve` for \
            people, and --host 127.0.0.1 for yourself.
            """
        )
    }
}
