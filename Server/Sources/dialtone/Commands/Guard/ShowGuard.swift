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
            `dialtone projects show` prints every setting of the guard.
            """
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let caps = try await options.data.spendCaps()
        let mailObstacle = try await options.data.alertMailObstacle()
        let view = try await options.withProject { store, project in
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
        try Terminal.show(view, asJSON: options.json)
    }
}
