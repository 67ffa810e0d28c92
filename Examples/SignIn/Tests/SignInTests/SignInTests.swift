import Foundation
import Testing

struct SignInTests {
    @Test func `the help is what it was`() throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/help.txt")
        let program = try BuiltProgram(["--help"])
        #expect(program.output == (try String(contentsOf: fixture, encoding: .utf8)))
        #expect(program.exitCode == 0)
    }

    @Test(arguments: [
        ["--server", "nonsense"], ["--server", "ftp://example.org"],
        ["--code", "1", "--from-inbox"],
    ])
    func `wrong options end with 64 and a word about them`(arguments: [String]) throws {
        let program = try BuiltProgram(arguments)
        #expect(program.exitCode == 64)
        #expect(program.errors.contains(arguments[0]))
        #expect(program.output.isEmpty)
    }

    @Test func `without a server it ends with 2`() throws {
        let program = try BuiltProgram([
            "--server", "http://127.0.0.1:1", "--phone", "+16505550101",
        ])
        #expect(program.exitCode == 2)
        #expect(program.errors.contains("No connection to the server."))
    }

    @Test func `without a number it ends with 1`() throws {
        let program = try BuiltProgram([])
        #expect(program.exitCode == 1)
        #expect(program.errors == "Nothing was entered.\n")
    }
}
