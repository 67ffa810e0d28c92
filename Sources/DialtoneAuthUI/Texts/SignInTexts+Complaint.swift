public import Foundation

extension SignInTexts {
    /// Returns what is wrong and when to try again; `nil` if nothing is.
    public func complaint(of model: SignInModel, at now: Date) -> String? {
        guard let complaint = model.complaint else { return nil }
        switch complaint {
        case .text(let key):
            return text(key)
        case .codeShort:
            guard case .code(let entry) = model.step else { return nil }
            return text(.codeShort, ["count": String(entry.length)])
        case .failure(let failure):
            return sentences(failure, model, now).joined(separator: " ")
        }
    }

    /// Returns the good news; `nil` if there is none.
    public func notice(of model: SignInModel) -> String? {
        switch model.notice {
        case .resent: text(.resent)
        case .resentSame: text(.resentSame)
        case .resendReady: text(.resendReady)
        case .countryChanged(let country): text(.countryChanged, ["name": name(country)])
        case .linkSent: text(.linkSent, ["email": email(of: model)])
        case .resetSent: text(.resetSent, ["email": email(of: model)])
        case nil: nil
        }
    }

    private func email(of model: SignInModel) -> String {
        guard case .email(let entry) = model.step else { return "" }
        return entry.email
    }

    private func sentences(
        _ failure: SignInFailure,
        _ model: SignInModel,
        _ now: Date
    ) -> [String] {
        if let message = failure.message, !message.isEmpty { return [message] }
        let words = failure.triesLeft == 0 ? ["NO_TRIES_LEFT"] : failure.words
        let country = country(of: model).map(name) ?? ""
        let reason = words.lazy.compactMap { self.failure($0, country: country) }.first
        var sentences = [reason ?? text(.unknown)]
        if let left = failure.triesLeft, left > 0 { sentences.append(triesLeft(left)) }
        if let end = model.retryAt, end > now {
            let wait = clock(end.timeIntervalSince(now))
            sentences.append(text(.retryIn, ["time": wait]))
        }
        return sentences
    }

    /// The country of the number, for the texts that name it.
    private func country(of model: SignInModel) -> Country? {
        switch model.step {
        case .number(let entry):
            WrittenNumber(entry.text, current: entry.country)?.country ?? entry.country
        case .code(let entry):
            switch entry.purpose {
            case .signIn(let number), .newNumber(let number): number.country
            case .factor, .newApp: nil
            }
        default: nil
        }
    }
}
