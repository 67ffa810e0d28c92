import DialtoneSendGuard
import ArgumentParser

struct ClearRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Allow messages to all countries."
    )

    @OptionGroup var target: RegionTarget
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(
            for: "Remove the list of countries and allow messages to all countries"
        )
        try await target.change { $0 = RegionPolicy() }
    }
}
