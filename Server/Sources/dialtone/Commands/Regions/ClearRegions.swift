import ArgumentParser
import DialtoneCore

struct ClearRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Let messages go to every country again."
    )

    @OptionGroup var target: RegionTarget

    func run() async throws {
        try await target.change { $0 = RegionPolicy() }
    }
}
