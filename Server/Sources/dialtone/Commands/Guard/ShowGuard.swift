import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel

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
            return try await store.read { data in
                try GuardStatus(
                    of: project,
                    caps,
                    mailObstacle: mailObstacle,
                    at: now,
                    from: data
                )
            }
        }
        try Terminal.show(view, asJSON: options.json)
    }
}
