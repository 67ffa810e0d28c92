import DialtoneBasics
import ArgumentParser
import PhoneNumbers

struct ShowNumberingPlan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the numbering plan in use.",
        discussion: """
            Exits with 65 if the installed plan cannot be used.
            """
    )

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let view = NumberingPlanView(
            .inUse,
            installed: try output.data.installedPlan(),
            at: ServerClock.system().now
        )
        try Terminal.show(view, asJSON: output.json)
        if let warning = view.warning { Terminal.complain("Warning: \(warning)") }
        // The options have already reported the reason.
        guard view.isUsable else { throw ExitCode.badData }
    }
}
