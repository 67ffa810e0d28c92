import DialtoneAuthUI
import Foundation

/// A sign-in screen of lines: it prints the step, and reads what the user types.
@MainActor
final class TerminalScreen {
    private let controller: SignInController
    private let colors: TerminalColors

    /// Whether the next line is a password, which the terminal does not show.
    private var isAskingPassword = false {
        didSet { Terminal.setEcho(!isAskingPassword) }
    }

    init(_ controller: SignInController, colors: TerminalColors) {
        self.controller = controller
        self.colors = colors
    }

    private var texts: SignInTexts { controller.texts }

    /// Shows the screen until the user is signed in, and returns `false` if the input ends before.
    func run() async -> Bool {
        Terminal.endAtInterrupt()
        defer { isAskingPassword = false }
        await controller.load()
        var lines = Terminal.lines().makeAsyncIterator()
        while true {
            show()
            if case .done = controller.model.step { return true }
            Terminal.write("> ")
            guard let line = await lines.next(), line != "/quit" else { return false }
            take(line)
            if controller.model.isBusy { Terminal.write("\(texts.text(.oneMoment))\n") }
            await controller.settle()
        }
    }

    private func show() {
        let step = StepLines(model: controller.model, texts: texts, now: controller.time)
        var lines = [""] + step.all.prefix(1).map(colors.title) + step.all.dropFirst()
        if let notice = controller.notice { lines.append(notice) }
        if let complaint = controller.complaint { lines.append(colors.complaint("! \(complaint)")) }
        if isAskingPassword { lines.append("\(texts.text(.passwordLabel)):") }
        Terminal.write(lines.joined(separator: "\n") + "\n")
    }

    private func take(_ line: String) {
        if isAskingPassword {
            isAskingPassword = false
            // A password that is a command could not be typed, but the way back is worth more.
            if line == "/back" { return controller.send(.back) }
            controller.send(.typePassword(line))
            controller.send(.submit)
            return
        }
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.hasPrefix("/") else { return enter(line) }
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        command(words[0], words.count > 1 ? words[1] : "")
    }

    private func command(_ name: String, _ argument: String) {
        switch name {
        case "/back": controller.send(.back)
        case "/confirmed": controller.send(.submit)
        case "/message": controller.send(.askForMessage)
        case "/resend": controller.send(.resend)
        case "/skip": controller.send(.skip)
        case "/ok": controller.send(.submit)
        case "/switch": controller.send(.switchAccount)
        case "/new": controller.send(.chooseEmail(.signUp))
        case "/known": controller.send(.chooseEmail(.signIn))
        case "/reset": controller.send(.chooseEmail(.reset))
        case "/open": controller.send(.openLink(argument))
        case "/country": choose(countryNamed: argument)
        default:
            choice(String(name.dropFirst()), of: controller.model.otherMethods)
                .map { controller.send(.choose($0)) }
        }
    }

    private func enter(_ line: String) {
        switch controller.model.step {
        case .email(let entry):
            enter(line, into: entry)
        case .number where !line.isEmpty:
            controller.send(.typeNumber(line))
            controller.send(.submit)
        case .code where !line.isEmpty:
            controller.send(.typeCode(line))
            // A complete code is sent by itself, unless one was wrong.
            if !controller.model.isBusy { controller.send(.submit) }
        case .factors(let factors):
            choice(line, of: factors).map { controller.send(.chooseFactor($0)) }
        case .enrollment(let kinds, _):
            choice(line, of: kinds).map { controller.send(.chooseEnrollment($0)) }
        case .methods, .number, .code, .emailVerification, .existingAccount, .passkey, .conflict,
            .done:
            break
        }
    }

    /// An empty line keeps the address that was typed before.
    private func enter(_ line: String, into entry: EmailEntry) {
        if !line.isEmpty { controller.send(.typeEmail(line)) }
        if entry.purpose.needsPassword {
            isAskingPassword = true
        } else {
            controller.send(.submit)
        }
    }

    private func choice<Value>(_ line: String, of values: [Value]) -> Value? {
        guard let number = Int(line), values.indices.contains(number - 1) else { return nil }
        return values[number - 1]
    }

    private func choose(countryNamed query: String) {
        let search = texts.search(controller.model.options.countries)
        guard let found = search.countries(matching: query).first else {
            Terminal.write("\(texts.text(.countryNone, ["query": query]))\n")
            return
        }
        controller.send(.chooseCountry(found))
    }
}
