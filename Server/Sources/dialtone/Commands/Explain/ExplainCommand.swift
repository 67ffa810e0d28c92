import ArgumentParser
import DialtoneCore
import PhoneNumbers

/// Why a number gets, or does not get, its code.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a number did, or did not, get a code, and what to do about it.",
        discussion: """
            Shows what the number is, whether a message would go to it now, and what was
            counted for it and for all that its last request had in common with others.
            Then its last messages: which providers were asked in which order, what each
            answered, whether the message arrived, and whether its code was entered; and
            why others were refused. Nothing is sent, and nothing is counted.

            Example:
              dialtone explain "+49 151 12345678" --project shop
            """
    )

    @Argument(help: "The number, as +16505550100.")
    var phoneNumber: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        let now = ServerClock.system().now
        let caps = try await data.spendCaps()
        let needsProvider = try await data.sendsByProviders()
        let view = try await data.withStore { [asTyped = data.asTyped] store in
            let project = try await project.find(in: store)
            return try await store.write { data in
                try NumberExplanation(
                    of: number,
                    in: project,
                    caps,
                    needsProvider: needsProvider,
                    asTyped: asTyped,
                    at: now,
                    from: data
                )
            }
        }
        if json { return try Terminal.show(json: view) }
        for line in view.lines { Terminal.show(line) }
    }
}
