import ArgumentParser
import DialtoneAuthUI
import Foundation

/// The colors of the screen in this terminal.
struct TerminalColors {
    private let accent: SignInColor?
    private let error: SignInColor?

    /// Creates the colors, or none if the output is no terminal or the user wants none.
    ///
    /// https://no-color.org describes the variable.
    init(_ colors: SignInColors) {
        let refused = ProcessInfo.processInfo.environment["NO_COLOR"]
        let isShown = Terminal.isShown && (refused ?? "").isEmpty
        accent = isShown ? colors.accent : nil
        error = isShown ? colors.error : nil
    }

    /// Returns the color that an option names, for example `#0A7EA4`.
    static func color(_ text: String) throws -> SignInColor {
        guard let color = SignInColor(hex: text) else {
            throw ValidationError("A color has the form #RRGGBB, for example #0A7EA4.")
        }
        return color
    }

    /// Returns the title of a step.
    func title(_ text: String) -> String { colored(text, accent) }

    /// Returns what is wrong.
    func complaint(_ text: String) -> String { colored(text, error) }

    private func colored(_ text: String, _ color: SignInColor?) -> String {
        guard let color else { return text }
        let bytes = color.bytes.map(String.init).joined(separator: ";")
        return "\u{1B}[38;2;\(bytes)m\(text)\u{1B}[0m"
    }
}
