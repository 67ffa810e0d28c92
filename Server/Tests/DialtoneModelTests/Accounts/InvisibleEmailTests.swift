import DialtoneModel
import Testing

/// Tests with addresses that look like others or control the terminal.
struct InvisibleEmailTests {
    @Test(arguments: [
        "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{34F}",
        "\u{115F}", "\u{180E}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202E}",
        "\u{2060}", "\u{2066}", "\u{3164}", "\u{E000}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
        "\u{E0001}", "\u{E0061}", "\u{10FFFF}",
    ])
    func `an address with an invisible character is refused`(scalar: String) {
        for address in [
            "a\(scalar)b@example.com", "ab@exa\(scalar)mple.com", "ab\(scalar)@example.com",
        ] {
            #expect(throws: Refusal.invalidEmail) { try EmailAddress(checking: address) }
        }
    }

    @Test(arguments: [
        "ada@example.com", "jürgen@bücher.example", "用户@例子.例", "o'neil+tag@example.co",
        "δοκιμή@παράδειγμα.example", "עברית@example.com",
    ])
    func `letters of every script are accepted`(address: String) throws {
        #expect(try EmailAddress(checking: address).rawValue == address)
    }
}
