import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

struct ShowGuard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show spending, limits and alert recipients.",
        discussion: """
            `dialtone project show` prints every setting of the guard.
            """
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let caps = try await data.spendCaps()
        let mailObstacle = try await data.alertMailObstacle()
        let view = try await data.withStore { store in
            let project = try await project.find(in: store)
            let now = ServerClock.system().now
            let dimensions =
                [SendDimension(.project, "")]
                + (PhoneRegion.supported.map(\.code) + [SendAttempt.noRegion])
                .map { SendDimension(.country, $0) }
            return try await store.read { data in
                GuardView(
                    project,
                    mailObstacle: mailObstacle,
                    tallies: try data.sendTallies(of: dimensions, in: project.id.parent),
                    holds: try data.heldPrefixes(of: project.id.parent, at: now).count,
                    server: try AllowanceView.list(of: caps, in: data, at: now),
                    at: now
                )
            }
        }
        try Terminal.show(view, asJSON: json)
    }
}
