import DialtoneSendGuard
import ArgumentParser

struct ClearRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Let messages go to every country again."
    )

    @OptionGroup var target: RegionTarget
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove the list of countries, and allow messages everywhere")
        try await target.change { $0 = RegionPolicy() }
    }
}
