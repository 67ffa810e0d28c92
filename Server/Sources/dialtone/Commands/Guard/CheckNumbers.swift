import ArgumentParser
import DialtoneCore
import Foundation
import PhoneNumbers

struct CheckNumbers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say whether messages would go to numbers now, and what they cost: a dry run.",
        discussion: """
            Nothing is sent and nothing is counted. Rules about where a request comes
            from are left out. A file has one number a line.

            Examples:
              dialtone guard check +4915112345678 +8801712345678 --project shop
              dialtone guard check --file numbers.txt --json
            """
    )

    @Argument(help: "Numbers, as +16505550100.")
    var numbers: [String] = []

    @Option(help: "A file with one number a line; - is standard input.")
    var file: String?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard !numbers.isEmpty || file != nil else {
            throw ValidationError("Name numbers, or a file of them.")
        }
    }

    func run() async throws {
        let texts = numbers + (try file.map(Self.lines) ?? [])
        let caps = try await data.spendCaps()
        let views = try await data.withStore { store in
            let project = try await project.find(in: store)
            let tests = try await store.read { data in
                Set(try data.testNumbers(of: project.id).map(\.phoneNumber))
            }
            var views: [CheckedNumberView] = []
            for text in texts {
                views.append(try await Self.view(of: text, in: project, tests, caps, store))
            }
            return views
        }
        if json { return try Terminal.show(json: views) }
        let header = ["NUMBER", "COUNTRY", "KIND", "PRICE", "SENT", "WHY"]
        Terminal.show(Table(header: header, rows: views.map(\.row)).text)
    }

    private static func view(
        of text: String,
        in project: Project,
        _ tests: Set<PhoneNumber>,
        _ caps: ServerSpendCaps,
        _ store: any DataStore
    ) async throws -> CheckedNumberView {
        let number: PhoneNumber
        do {
            number = try PhoneNumber(typed: text)
        } catch {
            return CheckedNumberView(text, problem: error.explanation)
        }
        let now = ServerClock.system().now
        let forecast = try await store.write { data in
            try SendForecast(
                of: number,
                in: project,
                isTestNumber: tests.contains(number),
                ledger: try data.ledgerWithoutLostMessage(of: number, in: project.id, at: now),
                serverCaps: caps,
                at: now,
                from: data
            )
        }
        return CheckedNumberView(forecast, currency: project.settings.sendGuard.currency)
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
