import ArgumentParser

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
