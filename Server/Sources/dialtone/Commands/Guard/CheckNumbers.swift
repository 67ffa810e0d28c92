import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation
import PhoneNumbers

struct CheckNumbers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check whether numbers would receive messages (dry run).",
        discussion: """
            The command sends no messages and changes no counters. It ignores rules about
            the origin of a request. A file has one number on each line.

            Examples:
              dialtone guard check +4915112345678 +8801712345678 --project shop
              dialtone guard check --file numbers.txt --json
            """
    )

    @Argument(help: "Phone numbers, such as +16505550100.")
    var numbers: [String] = []

    @Option(help: "A file with one number on each line; - is standard input.")
    var file: String?

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard !numbers.isEmpty || file != nil else {
            throw ValidationError("Pass phone numbers or --file.")
        }
    }

    func run() async throws {
        let texts = numbers + (try file.map(Self.lines) ?? [])
        let caps = try await options.data.spendCaps()
        let needsGateway = try await options.data.sendsByGateways()
        let views = try await options.withProject { store, project in
            let now = ServerClock.system().now
            return try await store.read { data in
                let tests = Set(try data.testNumbers(of: project.id).map(\.phoneNumber))
                let lacksGateway = try needsGateway && data.smsGateways().isEmpty
                return try texts.map { text in
                    try CheckedNumberView(
                        checking: text,
                        in: project,
                        tests,
                        caps,
                        lacksGateway: lacksGateway,
                        at: now,
                        from: data
                    )
                }
            }
        }
        let list = Listing(
            "numbers",
            views,
            header: ["NUMBER", "COUNTRY", "KIND", "PRICE", "SENT", "WHY"],
            none: "The file contains no phone numbers."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }

    private static func lines(of file: String) throws -> [String] {
        let text: String
        do {
            text =
                file == "-"
                ? String(
                    decoding: FileHandle.standardInput.readDataToEndOfFile(),
                    as: UTF8.self
                )
                : try String(contentsOfFile: file, encoding: .utf8)
        } catch {
            throw CommandFailure("\(file) cannot be read.")
        }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}
