import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

/// Tests with user names that contain control characters, on an operator's terminal.
@Suite(.timeLimit(.minutes(60)))
struct ShownTextTests {
    private static let hostile = "\u{1B}[2J\u{1B}]0;pwned\u{7} a\u{9B}31m\u{202E}b\r\nAdministrator"

    @Test(arguments: [
        "\u{0}", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}", "\u{85}", "\u{90}", "\u{9B}", "\u{9D}",
        "\u{AD}", "\u{200E}", "\u{2028}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{FEFF}",
        "\u{E0041}", "\r", "\t", "\n",
    ])
    func `terminal control characters are escaped`(scalar: String) {
        let shown = ShownText.escaped("a\(scalar)b")
        let value = scalar.unicodeScalars.first?.value ?? 0
        #expect(shown == "a\\u{\(String(value, radix: 16))}b")
        let kept = ShownText.escaped("a\(scalar)b", keepsLines: true)
        #expect(kept == (scalar == "\n" ? "a\nb" : shown))
    }

    @Test(arguments: ["Zoë", "用户", "👩\u{200D}👩\u{200D}👧", "می\u{200C}خواهم", "a b", ""])
    func `ordinary text is not changed`(text: String) {
        #expect(ShownText.escaped(text) == text)
    }

    @Test func `escaped JSON has the same meaning`() throws {
        let names = [Self.hostile, "\u{E0041}", "Zoë"]
        let json = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
        let shown = ShownText.escaped(json: json)
        #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == names)
        #expect(shown.contains(#"\u009b"#))
        #expect(shown.contains(#"\udb40\udc41"#))
        #expect(!shown.unicodeScalars.contains("\u{202E}"))
    }

    @Test func `a cell cannot start a new row, and columns stay aligned`() {
        let table = Table(header: ["A", "B"], rows: [["x\ny", "1"], ["\u{1B}[1m", "2"]])
        #expect(table.text == "A          B\nx\\u{a}y    1\n\\u{1b}[1m  2")
    }

    @Test
    func `control characters in a user's name and client are escaped on an operator's terminal`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let id = try await DevServer.with(data: folder.data) { server in
                let user = try await server.signIn("+16505550115")
                let changed = try await server.call(
                    "/v1/accounts:update",
                    ["idToken": try user.text("idToken"), "displayName": Self.hostile]
                )
                #expect(changed.status == 200)
                return try user.text("localId")
            }
            let data = ["--data", folder.data]
            for command in [["users", "show", id], ["users", "list"]] {
                for format in [[], ["--json"]] {
                    let shown = try await Program.run(command + format + data)
                    #expect(shown.exitCode == 0)
                    let scalars = shown.output.unicodeScalars
                    #expect(
                        !scalars.contains {
                            "\u{1B}\u{7}\r\u{9B}\u{202E}".unicodeScalars.contains($0)
                        }
                    )
                    #expect(!shown.output.contains("\nAdministrator"))
                }
            }
        }
    }
}
