import ArgumentParser
import DialtoneBasics
import PhoneNumbers

/// Shows and updates the numbering plan.
struct NumberingPlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "numbering-plan",
        abstract: "Show and update the numbering plan.",
        discussion: """
            The numbering plan describes which phone numbers exist and how they are
            written. The program has a built-in plan. Countries open new ranges every
            month, so update the plan at least twice a year. docs/numbering-plan.md
            describes how to create a new one.

            Examples:
              dialtone numbering-plan show
              dialtone numbering-plan update plan.bin --config /etc/dialtone/dialtone.yaml
            """,
        subcommands: [ShowNumberingPlan.self, UpdateNumberingPlan.self]
    )
}

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
