import DialtoneAuthUI
import Foundation

/// The lines that a step shows.
struct StepLines {
    let all: [String]

    init(_ model: SignInModel, texts: SignInTexts, at now: Date) {
        switch model.step {
        case .number(let entry): all = Self.number(entry, texts)
        case .code(let entry): all = Self.code(entry, model, texts, now)
        case .factors(let factors): all = Self.factors(factors, texts)
        case .enrollment(let kinds, let canSkip): all = Self.enrollment(kinds, canSkip, texts)
        case .done: all = [texts.text(.doneTitle)]
        case .methods, .email, .conflict: all = [texts.text(.methodsTitle)]
        }
    }

    private static func number(_ entry: NumberEntry, _ texts: SignInTexts) -> [String] {
        let isNewFactor = entry.isForSecondFactor
        let country = entry.country
        let values = ["name": texts.name(country), "code": country.callingCode]
        return [
            texts.text(isNewFactor ? .enrollPhone : .numberTitle),
            texts.text(isNewFactor ? .enrollPhoneLead : .numberLead),
            texts.text(.numberNotice),
            "\(country.flag) \(texts.text(.countryButton, values))  (/country …)",
            "\(texts.text(.numberLabel)): \(entry.text)",
        ]
    }

    private static func code(
        _ entry: CodeEntry,
        _ model: SignInModel,
        _ texts: SignInTexts,
        _ now: Date
    ) -> [String] {
        var lines = [texts.text(.codeTitle, ["count": String(entry.length)])]
        switch entry.purpose {
        case .signIn(let number), .newNumber(let number):
            lines.append(texts.text(.codeLead, ["number": number.shownNumber]))
        case .factor(let factor) where factor.kind == .phone:
            lines.append(texts.text(.factorCodeLead, ["number": factor.ending]))
        case .factor:
            lines.append(texts.text(.factorAppLead))
        case .newApp(let secret):
            lines += [texts.text(.enrollAppLead), secret.groupedKey]
        }
        if model.canGoBack { lines.append("\(texts.text(.back)): /back") }
        guard entry.sent != nil else { return lines }
        let wait = model.waitForResend(at: now)
        lines.append(
            wait > 0
                ? texts.text(.resendIn, ["time": texts.clock(wait)])
                : "\(texts.text(.resend)): /resend"
        )
        return lines
    }

    private static func factors(_ factors: [SecondFactor], _ texts: SignInTexts) -> [String] {
        let choices = factors.enumerated().map { index, factor in
            let label =
                factor.kind == .phone
                ? texts.text(.factorPhone, ["number": factor.ending]) : texts.text(.factorApp)
            return "\(index + 1) \(label)"
        }
        return [texts.text(.factorTitle), texts.text(.factorLead)] + choices
    }

    private static func enrollment(
        _ kinds: [SecondFactorKind],
        _ canSkip: Bool,
        _ texts: SignInTexts
    ) -> [String] {
        let choices = kinds.enumerated().map { index, kind in
            "\(index + 1) \(texts.text(kind == .phone ? .enrollPhone : .enrollApp))"
        }
        let skip = canSkip ? ["\(texts.text(.skip)): /skip"] : []
        return [texts.text(.enrollTitle), texts.text(.enrollLead)] + choices + skip
    }
}
