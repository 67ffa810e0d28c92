import DialtoneBasics
import ArgumentParser
import PhoneNumbers

struct UpdateNumberingPlan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Verify a numbering plan and install it.",
        discussion: """
            The command tests the plan before it installs it: the plan must be complete and
            undamaged, have every territory of the plan in use, and accept its own example
            numbers. It is installed in the folder of the configuration file, in the data
            folder, or at the path that DIALTONE_NUMBERING_PLAN names. Servers use it from
            their next start.

            Exits with 65 if the file cannot be read or is not a valid plan. Exits with 1
            if the plan is older than the plan in use, is not newer than the built-in plan,
            or cannot be written.

            Example:
              dialtone numbering-plan update plan.bin --config /etc/dialtone/dialtone.yaml
            """
    )

    @Argument(help: "The file that scripts/generate-numbering-plan.py wrote.")
    var file: String

    @Flag(help: "Replace the installed plan with an older one.")
    var force = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        guard let place = try output.data.installedPlan() else {
            throw CommandFailure(
                "Without a configuration file, there is no folder to install the plan in. Pass "
                    + "--config, or set \(InstalledPlan.variable) to the path of the plan."
            )
        }
        let plan = try Self.read(file)
        let present = NumberingPlan.inUse
        try check(plan, replacing: present)
        guard plan == present || plan.use() else {
            throw CommandFailure("The numbering plan could not be tested.")
        }
        do {
            try plan.verify(replacing: present)
        } catch {
            throw CommandFailure("\(file) \(error).", exitCode: .badData)
        }
        guard NumberingPlan.isEffective else {
            throw CommandFailure("This build of dialtone cannot use installed numbering plans.")
        }
        try output.data.createFolder()
        try place.write(plan.file)
        try Terminal.show(
            "Installed numbering plan \(plan.version) of \(plan.date) as \(place.path). "
                + "Servers use it from their next start.",
            or: NumberingPlanView(plan, installed: place, at: ServerClock.system().now),
            asJSON: output.json
        )
    }

    private static func read(_ file: String) throws -> NumberingPlan {
        do {
            let now = ServerClock.system().now
            if let plan = try InstalledPlan(path: file).read(at: now) { return plan }
        } catch {
            throw CommandFailure("\(file) \(error).", exitCode: .badData)
        }
        throw CommandFailure("\(file) cannot be read.", exitCode: .badData)
    }

    private func check(_ plan: NumberingPlan, replacing present: NumberingPlan) throws {
        let bundled = NumberingPlan.bundled
        guard plan.date > bundled.date else {
            throw CommandFailure(
                "\(file) is of \(plan.date), not newer than the built-in plan "
                    + "\(bundled.version) of \(bundled.date). Servers would not use it."
            )
        }
        guard force || plan.date >= present.date else {
            throw CommandFailure(
                "\(file) is of \(plan.date), older than the plan in use of "
                    + "\(present.date). To install it anyway, pass --force."
            )
        }
    }
}
