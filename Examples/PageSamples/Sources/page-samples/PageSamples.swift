import ArgumentParser

/// Runs the page's samples, each step in a process of its own if you like.
@main
struct PageSamples: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page-samples",
        abstract: "Run the samples of the page, in their own text, against a server.",
        discussion: """
            `send` keeps the verification ID where the page's sample keeps it, and `finish`, which
            may be another process, takes it from there. What a second factor asks for is read from
            the standard input.
            """,
        subcommands: [Send.self, Finish.self, Password.self, TestNumber.self]
    )
}
