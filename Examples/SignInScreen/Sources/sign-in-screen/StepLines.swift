import DialtoneAuthUI
import Foundation

/// The lines that a step shows.
struct StepLines {
    let model: SignInModel
    let texts: SignInTexts
    let now: Date

    var all: [String] { step + ways }

    private var step: [String] {
        switch model.step {
        case .methods: [texts.text(.methodsTitle)]
        case .number(let entry): lines(of: entry)
        case .code(let entry): lines(of: entry)
        case .email(let entry): lines(of: entry)
        case .factors(let factors): lines(of: factors)
        case .enrollment(let kinds, let canSkip): lines(of: kinds, canSkip)
        case .emailVerification(let email): lines(of: email)
        case .existingAccount(let account):
            [texts.text(.conflictTitle), texts.text(.existingLead, ["email": account.email])]
        case .passkey(let offer): lines(of: offer)
        case .conflict:
            [
                texts.text(.conflictTitle), texts.text(.conflictLead),
                "\(texts.text(.conflictSubmit)): /switch",
            ]
        case .done(let account): ["\(texts.text(.doneTitle)) (\(account.id))"]
        }
    }

    /// The commands that lead to other steps.
    private var ways: [String] {
        var lines = model.emailPurposes.map { purpose in
            switch purpose {
            case .signUp: "\(texts.text(.signUp)): /new"
            case .reset: "\(texts.text(.passwordForgotten)) /reset"
            case .signIn, .link, .confirm: "\(texts.text(.signUpInstead)): /known"
            }
        }
        lines += model.otherMethods.enumerated().map { "\(title(of: $1)): /\($0 + 1)" }
        if model.canGoBack { lines.append("\(texts.text(.back)): /back") }
        return lines
    }

    private func title(of method: SignInMethod) -> String {
        switch method {
        case .phone: texts.text(.withPhone)
        case .passkey: texts.text(.withPasskey)
        case .password: texts.text(.withPassword)
        case .emailLink: texts.text(.withLink)
        case .provider(_, let name): texts.text(.withProvider, ["provider": name])
        case .guest: texts.text(.asGuest)
        }
    }

    private func lines(of entry: NumberEntry) -> [String] {
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

    private func lines(of entry: CodeEntry) -> [String] {
        var lines = [texts.text(.codeTitle, ["count": String(entry.length)])]
        switch entry.purpose {
        case .signIn(let number), .newNumber(let number):
            lines.append(texts.text(.codeLead, ["number": number.shownNumber]))
        case .factor(let factor) where factor.kind == .phone:
            lines.append(texts.text(.factorCodeLead, ["number": factor.ending]))
        case .factor:
            lines.append(texts.text(.factorAppLead))
        case .newApp(let secret):
            // A terminal shows the address that a QR code would have.
            lines += [texts.text(.enrollAppLead), secret.groupedKey]
            lines.append("\(texts.text(.openApp)): \(secret.address)")
        }
        guard entry.sent != nil else { return lines }
        let wait = model.waitForResend(at: now)
        lines.append(
            wait > 0
                ? texts.text(.resendIn, ["time": texts.clock(wait)])
                : "\(texts.text(.resend)): /resend"
        )
        if model.canAskForMessage(at: now) { lines.append("\(texts.text(.noMessage)) /message") }
        return lines
    }

    private func lines(of entry: EmailEntry) -> [String] {
        let address = "\(texts.text(.emailLabel)): \(entry.email)"
        return switch entry.purpose {
        case .signIn: [texts.text(.passwordTitle), address]
        case .signUp: [texts.text(.signUp), address] + passwordRules
        case .reset: [texts.text(.resetTitle), texts.text(.resetLead), address]
        case .link: [texts.text(.linkTitle), address, "(/open …)"]
        case .confirm: [texts.text(.confirmEmailTitle), texts.text(.linkConfirmLead), address]
        }
    }

    private var passwordRules: [String] {
        model.passwordPolicy.map { [texts.passwordRules($0)] } ?? []
    }

    private func lines(of email: UnverifiedEmail) -> [String] {
        [
            texts.text(.confirmEmailTitle),
            texts.text(.verifyLead, ["email": email.address]),
            "\(texts.text(.verifySubmit)): /confirmed",
            "\(texts.text(.verifyResend)): /resend",
        ]
    }

    private func lines(of offer: PasskeyOffer) -> [String] {
        if offer.isAccepted {
            return [
                texts.text(.passkeyDoneTitle), texts.text(.passkeyDoneLead),
                "\(texts.text(.passkeyContinue)): /ok",
            ]
        }
        return [
            texts.text(.passkeyTitle), texts.text(.passkeyLead),
            "\(texts.text(.passkeySubmit)): /ok", "\(texts.text(.skip)): /skip",
        ]
    }

    private func lines(of factors: [SecondFactor]) -> [String] {
        let choices = factors.enumerated().map { index, factor in
            let label =
                factor.kind == .phone
                ? texts.text(.factorPhone, ["number": factor.ending]) : texts.text(.factorApp)
            return "\(index + 1) \(label)"
        }
        return [texts.text(.factorTitle), texts.text(.factorLead)] + choices
    }

    private func lines(of kinds: [SecondFactorKind], _ canSkip: Bool) -> [String] {
        let choices = kinds.enumerated().map { index, kind in
            "\(index + 1) \(texts.text(kind == .phone ? .enrollPhone : .enrollApp))"
        }
        let skip = canSkip ? ["\(texts.text(.skip)): /skip"] : []
        return [texts.text(.enrollTitle), texts.text(model.enrollmentLead)] + choices + skip
    }
}
