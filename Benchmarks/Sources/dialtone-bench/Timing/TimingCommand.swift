import ArgumentParser

/// Asks whether the time of a refusal tells why it was refused.
struct TimingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timing",
        abstract: "Whether the time of a refused code tells what was wrong with it."
    )

    @OptionGroup var server: ServerOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {}
}
