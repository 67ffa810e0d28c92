import IdentityToolkitAdmin
import ArgumentParser
import DialtoneDiagnostics
import DialtoneSendGuard

/// Manages the countries that messages may be sent to.
struct RegionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "regions",
        abstract: "Choose the countries that can receive messages.",
        discussion: """
            The country of a number is its own, not that of its calling code: Kazakhstan is
            not Russia, and Jersey is not the United Kingdom. A project has either a list
            of allowed countries or a list of denied countries; the first is safer.

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

struct ShowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the countries that can receive messages."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let view = MessageRegions(
            try await options.data.withStore { try await options.project.find(in: $0) }
        )
        if options.json { return try Terminal.show(json: view) }
        Terminal.show(view.summary)
    }
}

struct AllowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Allow messages to countries.",
        discussion: """
            The first time, the named countries become the only allowed ones. Later, they
            are added. With --everywhere-else, the countries are removed from the list of
            denied countries instead.
            """
    )

    @OptionGroup var change: RegionChange

    @Flag(help: "Keep a list of denied countries, and remove these from it.")
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

struct DenyRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deny",
        abstract: "Block messages to countries.",
        discussion: """
            If the project has a list of allowed countries, the countries are removed from
            it. Otherwise, messages to all other countries stay allowed.
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
