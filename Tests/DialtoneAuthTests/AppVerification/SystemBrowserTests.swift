import Foundation
import Testing

@testable import DialtoneAuth

struct SystemBrowserTests {
    /// A command that does what `script` says, and notes its arguments.
    ///
    /// It is one of the shell: a file that was just written cannot always be run at once.
    private func withProgram(
        _ script: String,
        _ body: (_ command: String, _ arguments: () throws -> [String]) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("browse").path
        let log = folder.appendingPathComponent("arguments").path
        let text = "printf '%s\\n' \"$@\" > '\(log)'\n\(script)\n"
        try text.write(toFile: program, atomically: true, encoding: .utf8)
        try await body("/bin/sh \(program)") {
            try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
        }
    }

    private let url = URL(fileURLWithPath: "/page")

    @Test func `the program named by BROWSER is started with the address`() async throws {
        try await withProgram("exit 0") { command, arguments in
            for (setting, expected) in [
                (command, [url.absoluteString]),
                ("/nowhere:\(command)", [url.absoluteString]),
                ("\(command) --new %s --end", ["--new", url.absoluteString, "--end"]),
            ] {
                let browser = SystemBrowser(
                    environment: ["BROWSER": setting],
                    sleep: ManualTimer().sleep
                )
                #expect(browser.isUsable)
                try await browser.open(url)
                #expect(try arguments() == expected)
            }
        }
    }

    @Test func `a browser program that fails is an error of showing the page`() async throws {
        try await withProgram("exit 3") { command, _ in
            let browser = SystemBrowser(
                environment: ["BROWSER": command],
                sleep: ManualTimer().sleep
            )
            let problem = await #expect(throws: AppVerificationProblem.self) {
                try await browser.open(url)
            }
            #expect(problem?.cause == .pageUnavailable)
        }
    }

    @Test func `without a screen or a program there is no browser`() async throws {
        #expect(!SystemBrowser(environment: [:]).isUsable)
        #expect(!SystemBrowser(environment: ["PATH": "/nowhere", "DISPLAY": ":0"]).isUsable)
        await #expect(throws: AppVerificationProblem.self) {
            try await SystemBrowser(environment: [:]).open(url)
        }
    }
}
