import DialtoneAuthUI
import Testing

struct SignInColorTests {
    @Test(arguments: [
        ("#0A7EA4", [10, 126, 164]), ("0a7ea4", [10, 126, 164]), ("#07A", [0, 119, 170]),
        ("#FFFFFF", [255, 255, 255]), ("000", [0, 0, 0]),
    ])
    func `a hexadecimal color has its bytes`(text: String, bytes: [Int]) {
        #expect(SignInColor(hex: text)?.bytes == bytes)
    }

    @Test(arguments: ["", "#", "#12", "#1234", "#GGGGGG", "##123456", "+12345", "#１２３４５６", "red"])
    func `other texts are no color`(text: String) {
        #expect(SignInColor(hex: text) == nil)
    }

    @Test func `shares are between 0 and 1`() {
        let color = SignInColor(red: -1, green: 2, blue: .nan)
        #expect(color == SignInColor(red: 0, green: 1, blue: 0))
        #expect(color.bytes == [0, 255, 0])
    }

    @Test func `colors are those of the system until the app sets them`() {
        var colors = SignInColors()
        #expect(colors.accent == nil && colors.error == nil && colors.background == nil)
        colors.accent = SignInColor(hex: "#07A")
        #expect(colors == SignInColors(accent: SignInColor(hex: "#0077AA")))
    }
}
