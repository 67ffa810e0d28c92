import ArgumentParser
import DialtoneSendGuard

/// Manages the countries that messages may be sent to.
struct RegionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "regions",
        abstract: "Choose the countries that messages may go to.",
        discussion: """
            A country is the number's own, by its ISO 3166 code: Kazakhstan is not
            Russia, and Jersey is not the United Kingdom. Either messages go to a list
            of countries only, or everywhere but to a list; the first is safer.

            Examples:
              dialtone regions allow DE AT CH --project shop
              dialtone regions deny PK --project shop
              dialtone guard check +4915112345678 --project shop
            """,
        subcommands: [
            ShowRegions.self, AllowRegions.self, DenyRegions.self, ClearRegions.self,
        ]
    )
}

struct AllowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Let messages go to countries, and to no others but those allowed before.",
        discussion: """
            The first time, the countries named become the only ones. With
            --everywhere-else a country only comes off the list of those that are
            denied.
            """
    )

    @OptionGroup var change: RegionChange

    @Flag(help: "Keep a list of denied countries, and take these off it.")
    var everywhereElse = false

    func run() async throws {
        try await change.make { [everywhereElse] policy, regions in
            if everywhereElse, policy.allowed == nil {
                policy.denied.removeAll(where: regions.contains)
            } else {
                policy.allowed = Set(policy.allowed ?? []).union(regions).sorted()
                policy.denied = []
            }
        }
    }
}

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

struct DenyRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deny",
        abstract: "Let no message go to countries.",
        discussion: """
            Where there is a list of allowed countries, they come off it. Where there is
            none, messages go everywhere else.
            """
    )

    @OptionGroup var change: RegionChange

    func run() async throws {
        try await change.make { policy, regions in
            if let allowed = policy.allowed {
                policy.allowed = allowed.filter { !regions.contains($0) }
            } else {
                policy.denied = Set(policy.denied).union(regions).sorted()
            }
        }
    }
}

struct ShowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show where messages may go."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let view = RegionsView(try await data.withStore { try await project.find(in: $0) })
        if json { return try Terminal.show(json: view) }
        Terminal.show(view.sentence)
    }
}
