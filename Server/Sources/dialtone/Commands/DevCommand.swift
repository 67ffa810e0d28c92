import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneInbox
import DialtoneModel
import DialtoneNode
import DialtoneOutbound
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging
import ServiceLifecycle

/// Starts a server for development and tests.
struct DevCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev",
        abstract: "Start a development server without setup.",
        discussion: """
            The server replaces the Firebase Auth emulator. It accepts any API key and puts
            messages into an inbox that anyone can read: on this terminal, in the browser
            and at /emulator/v1/projects/PROJECT/verificationCodes. When it is ready, it
            prints its addresses and the variables for Google's SDKs to standard error, and
            one line to standard output: dialtone ready http://HOST:PORT

            Examples:
              dialtone dev
              dialtone dev --port 0 --data :memory:   any free port, no data kept
              dialtone dev --database postgresql://USER@HOST/NAME
              FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 npm test

            Differences from `dialtone serve`:
            \(DevelopmentDifference.all.map(\.helpLines).joined(separator: "\n"))
            """
    )

    @Option(
        help: ArgumentHelp(
            "The address to listen on. If set, requests for any host name are accepted. "
                + "(default: \(Self.standardHost))",
            valueName: "host"
        )
    )
    var host: String?

    private static let standardHost = "127.0.0.1"

    @Option(help: "The port to listen on; 0 chooses a free one.")
    var port = 9_099

    @Option(
        help: ArgumentHelp(
            "The data folder, or \(DataFolder.memory) to keep no data. "
                + "(default: \(DataFolder.standardName))",
            valueName: "dir"
        )
    )
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The database, sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME; the data folder "
                + "then contains only the master key. (default: a file in the data folder)",
            valueName: "url"
        )
    )
    var database: String?

    @Option(help: "The project for unknown API keys; it is created if it does not exist.")
    var project = "demo-dialtone"

    @Flag(
        help: ArgumentHelp(
            "Issue only unsigned ID tokens. By default, calls whose paths begin with one of "
                + "Google's host names get unsigned tokens, as Google's SDKs expect in emulator "
                + "mode, and other calls get signed ones."
        )
    )
    var unsignedTokens = false

    @Flag(
        help: ArgumentHelp(
            "Issue only signed ID tokens and refuse unsigned ones, for back ends that verify the "
                + "tokens of apps in emulator mode. Google's admin SDK for Node refuses signed "
                + "tokens in emulator mode."
        )
    )
    var signedTokens = false

    @Flag(
        help: ArgumentHelp(
            "Accept signed tokens of identity providers and back ends without verifying them, "
                + "even if the project has their keys."
        )
    )
    var acceptUnverifiedTokens = false

    @OptionGroup(title: "Log options")
    var log: LogOptions

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be 0 to 65535.")
        }
        guard ProjectID(checking: project) != nil else {
            throw ValidationError(
                "--project must have 1 to 63 lowercase letters, digits and hyphens."
            )
        }
        guard !unsignedTokens || !signedTokens else {
            throw ValidationError("Pass either --unsigned-tokens or --signed-tokens, not both.")
        }
        if let data { try DataFolder.check(typed: data) }
        if let database { try check(database: database) }
    }

    private func check(database: String) throws {
        guard data != DataFolder.memory else {
            throw ValidationError(
                "--database and --data \(DataFolder.memory) are mutually exclusive: a database requires a "
                    + "folder for its master key."
            )
        }
        switch try? DatabaseAddress(parsing: database) {
        case .sqlite, .postgres: break
        case .memory, nil:
            throw ValidationError(
                "--database must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME."
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
        InstalledPlan.named(
            in: ProcessInfo.processInfo.environment,
            or: folder.map(InstalledPlan.init(in:))
        ).start(at: clock.now, logger: logger)
        warnAboutHost()
        let introduction = try introduction(of: folder)
        let masterKey = try masterKey(in: folder, random: random)
        let inbox = Inbox(
            file: folder.map { Self.inboxFile(in: $0, masterKey) },
            show: { Terminal.show($0.terminalLine) },
            showMail: { Terminal.show($0.terminalLine) }
        )
        let projectID = ProjectID(rawValue: project)
        var settings = NodeSettings(
            databaseURL: database ?? folder?.databaseURL ?? DataFolder.memory,
            masterKey: masterKey,
            mode: mode(of: projectID, inbox),
            listener: listener,
            outbound: .development,
            clock: clock,
            random: random,
            logger: logger
        )
        settings.version = Version.current
        settings.hostName = HostName.current
        settings.onReady = { url in
            Terminal.complain(introduction.text(at: String(url.trimmingPrefix("http://"))))
            Terminal.show("dialtone ready \(url)")
        }
        do {
            try await Node(settings).run(
                sending: .sender(inbox),
                mailing: inbox,
                beside: [InboxCloser(inbox: inbox)],
                preparing: { store in
                    try await DemoProject(id: projectID, clock: clock, random: random)
                        .create(in: store)
                }
            )
        } catch {
            await inbox.save()
            throw error
        }
        await inbox.save()
    }

    private func mode(of project: ProjectID, _ inbox: Inbox) -> ServerMode {
        .development(
            defaultProject: project,
            inbox: inbox,
            tokenKinds: TokenKinds(always: tokenKind),
            unverifiedTokens: UnverifiedTokens(includesVerifiable: acceptUnverifiedTokens)
        )
    }

    private static func inboxFile(in folder: DataFolder, _ masterKey: MasterKey) -> InboxFile {
        let keys = VerificationKeys(
            codes: masterKey.keys(for: .codes),
            sessionInfo: masterKey.keys(for: .sessionInfo)
        )
        return InboxFile(
            path: folder.inboxPath,
            sealing: { keys.sessionInfo(of: $0, in: $1) },
            report: { Terminal.complain($0) }
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
            throw CommandFailure("The system's random number generator failed.")
        }
        return key
    }

    private var tokenKind: TokenKind? {
        if unsignedTokens { return .unsigned }
        return signedTokens ? .signed : nil
    }

    private func introduction(of folder: DataFolder?) throws -> DevIntroduction {
        let database = try database.map { "\(try DatabaseAddress(parsing: $0))" }
        return DevIntroduction(
            project: project,
            apiKey: DemoProject.apiKey,
            data: database ?? folder?.path ?? "in memory, lost when the server stops"
        )
    }

    private func warnAboutHost() {
        guard let host, !LoopbackHost.contains(host) else { return }
        Terminal.complain(
            """
            WARNING: listening on \(host), which other machines can reach. Anyone who can reach it \
            can read every message, sign in as any user and administer every project. Use \
            `dialtone serve` in production, or --host 127.0.0.1 for this machine only.
            """
        )
    }
}

/// Closes the inbox's streams when the server stops, so that their connections can close.
private struct InboxCloser: Service {
    let inbox: Inbox

    func run() async throws {
        try? await gracefulShutdown()
        inbox.finish()
    }
}
