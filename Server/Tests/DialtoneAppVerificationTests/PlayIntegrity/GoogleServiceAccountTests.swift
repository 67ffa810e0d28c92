import DialtoneAppVerification
import DialtoneTestSupport
import Testing

struct GoogleServiceAccountTests {
    @Test func `a key file is read, and printing it does not show the key`() throws {
        let account = try GoogleServiceAccount(keyFile: GoogleDouble.keyFile())
        #expect(account.email == GoogleDouble.email)
        #expect(account.tokenAddress == GoogleDouble.tokenAddress)
        #expect(!"\(account)".contains("PRIVATE"))
        var dumped = ""
        dump(account, to: &dumped)
        #expect(!dumped.contains("PRIVATE"))
    }

    @Test(arguments: ["", "{}", "[]", #"{"type":"authorized_user"}"#])
    func `another file is refused`(text: String) {
        #expect(throws: InvalidServiceAccount.notAKeyFile) {
            try GoogleServiceAccount(keyFile: Array(text.utf8))
        }
    }

    @Test func `a key that cannot be read is refused`() throws {
        let text = String(decoding: try GoogleDouble.keyFile(), as: UTF8.self)
        let broken = text.replacing("BEGIN", with: "BEGUN")
        #expect(throws: InvalidServiceAccount.unusableKey) {
            try GoogleServiceAccount(keyFile: Array(broken.utf8))
        }
    }
}
