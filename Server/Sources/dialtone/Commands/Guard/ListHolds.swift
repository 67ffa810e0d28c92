import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkitAdmin

struct ListHolds: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List held prefixes.",
        discussion: """
            During a hold, single messages are sent as probes. If their codes are entered,
            the hold ends early. `dialtone guard release` ends a hold at once.
            """
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let now = ServerClock.system().now
        let views = try await options.data.withStore { store in
            let project = try await options.project.find(in: store).id.parent
            return try await store.read { try $0.heldPrefixes(of: project, at: now) }
        }
        .compactMap { GuardHold($0) }
        let header = ["PREFIX", "SINCE", "UNTIL", "NEXT PROBE", "PROBES ANSWERED"]
        let list = Listing(
            "holds",
            views,
            header: header,
            none: "No prefixes are held."
        ) { hold in
            [
                hold.prefix, hold.startedAt, hold.endsAt, hold.nextProbeAt,
                "\(hold.answeredProbes) of \(hold.probes)",
            ]
        }
        try Terminal.show(list, asJSON: options.json)
    }
}
