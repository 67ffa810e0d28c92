import ArgumentParser

/// Tests whether the response time reveals why an attempt was refused.
struct TimingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timing",
        abstract: "Whether the time of a refusal tells what was wrong.",
        discussion: """
            Compares how long the server takes to refuse a wrong code and an unknown, a used \
            and a superseded session. It reports and judges nothing.
            """
    )

    @OptionGroup var server: ServerOptions

    @Option(help: "Tries of each kind.")
    var samples = 10_000

    @Flag(help: "Compare expired sessions too, which takes five minutes longer.")
    var withExpired = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard (100...100_000).contains(samples) else {
            throw ValidationError("--samples is from 100 to 100000.")
        }
    }

    func run() async throws {
        let report = try await ServerProcess.with(server.launch) { process in
            try await TimingRun(server: process, samples: samples, withExpired: withExpired)
                .measure()
        }
        print(json ? try report.json() : report.text)
    }
}
