import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard

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

    private struct View: Encodable {
        let prefix: String
        let startedAt: String
        let endsAt: String
        let nextProbeAt: String
        let refused: Int
        let probes: Int
        let answeredProbes: Int

        init(prefix: String, _ hold: SendHold) {
            self.prefix = prefix
            startedAt = hold.since.readable
            endsAt = hold.until.readable
            nextProbeAt = hold.nextProbeAt.readable
            refused = hold.refused
            probes = hold.probes
            answeredProbes = hold.answeredProbes
        }

        var row: [String] {
            [prefix, startedAt, endsAt, nextProbeAt, "\(answeredProbes) of \(probes)"]
        }
    }

    func run() async throws {
        let now = ServerClock.system().now
        let views = try await options.data.withStore { store in
            let project = try await options.project.find(in: store).id.parent
            return try await store.read { try $0.heldPrefixes(of: project, at: now) }
        }
        .compactMap { tally in tally.hold.map { View(prefix: tally.dimension.subject, $0) } }
        let header = ["PREFIX", "SINCE", "UNTIL", "NEXT PROBE", "PROBES ANSWERED"]
        let list = Listing(
            "holds",
            views,
            header: header,
            none: "No prefixes are held."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
