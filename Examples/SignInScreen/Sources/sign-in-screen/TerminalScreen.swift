import DialtoneAuth
import DialtoneAuthUI
import Foundation

/// A sign-in screen of lines: it prints the step, and reads what the user types.
@MainActor
struct TerminalScreen {
    private let controller: SignInController
    private let texts: SignInTexts
    private let options: SignInOptions

    /// Shows the screen until the user is signed in, and returns `false` if the input ends before.
    static func run(auth: Auth, options: SignInOptions, texts: SignInTexts) async -> Bool {
        let controller = SignInController(auth: auth, options: options, texts: texts)
        let screen = TerminalScreen(controller: controller, texts: texts, options: options)
        return await screen.run()
    }

    private func run() async -> Bool {
        var lines = Terminal.lines().makeAsyncIterator()
        while true {
            show(StepLines(controller.model, texts: texts, at: controller.time).all)
            if case .done = controller.model.step { return true }
            guard let line = await lines.next(), line != "/quit" else { return false }
            take(line.trimmingCharacters(in: .whitespaces))
            if controller.model.isBusy { Terminal.write("\(texts.text(.oneMoment))\n") }
            await controller.settle()
        }
    }

    private func show(_ lines: [String]) {
        var all = [""] + lines
        if let notice = controller.notice { all.append(notice) }
        if let complaint = controller.complaint { all.append("! \(complaint)") }
        Terminal.write(all.joined(separator: "\n") + "\n> ")
    }

    private func take(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case nil: break
        case "/back": controller.send(.back)
        case "/resend": controller.send(.resend)
        case "/skip": controller.send(.skip)
        case "/country": choose(countryNamed: words.count > 1 ? words[1] : "")
        default: enter(line)
        }
    }

    private func enter(_ line: String) {
        switch controller.model.step {
        case .number:
            controller.send(.typeNumber(line))
            controller.send(.submit)
        case .code:
            controller.send(.typeCode(line))
            // A complete code is sent by itself, unless one was wrong.
            if !controller.model.isBusy { controller.send(.submit) }
        case .factors(let factors):
            choice(line, of: factors).map { controller.send(.chooseFactor($0)) }
        case .enrollment(let kinds, _):
            choice(line, of: kinds).map { controller.send(.chooseEnrollment($0)) }
        case .methods, .email, .conflict, .done:
            break
        }
    }

    private func choice<Value>(_ line: String, of values: [Value]) -> Value? {
        guard let number = Int(line), values.indices.contains(number - 1) else { return nil }
        return values[number - 1]
    }

    private func choose(countryNamed query: String) {
        let search = CountrySearch(options.countries, languages: [texts.language])
        guard let found = search.countries(matching: query).first else {
            Terminal.write("\(texts.text(.countryNone, ["query": query]))\n")
            return
        }
        controller.send(.chooseCountry(found))
    }
}
