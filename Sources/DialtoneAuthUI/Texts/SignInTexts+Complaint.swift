public import Foundation

extension SignInTexts {
    /// Returns the error message, with the time of the next try; `nil` if there is none.
    public func complaint(of model: SignInModel, at now: Date) -> String? {
        guard let complaint = complaint(of: model) else { return nil }
        return [complaint, wait(of: model, at: now)].compactMap(\.self).joined(separator: " ")
    }

    /// Returns the error message, without the time of the next try; `nil` if there is none.
    public func complaint(of model: SignInModel) -> String? {
        guard let complaint = model.complaint else { return nil }
        switch complaint {
        case .text(let key):
            return text(key)
        case .codeShort:
            guard case .code(let entry) = model.step else { return nil }
            return text(.codeShort, ["count": String(entry.length)])
        case .failure(let failure):
            return sentences(failure, model).joined(separator: " ")
        }
    }

    /// Returns when the user can retry the failed attempt; `nil` if waiting does not help.
    ///
    /// It changes each second, so assistive technology should not read it out at each change.
    public func wait(of model: SignInModel, at now: Date) -> String? {
        guard model.complaint != nil, let end = model.retryAt, end > now else { return nil }
        let wait = end.timeIntervalSince(now)
        guard wait > Self.longestCountdown else { return text(.retryIn, ["time": clock(wait)]) }
        return text(.retryOn, ["time": moment(end)])
    }

    /// After a day, the moment says more than a countdown, in seconds.
    private static let longestCountdown: TimeInterval = 86_400

    /// Returns the confirmation; `nil` if there is none.
    public func notice(of model: SignInModel) -> String? {
        switch model.notice {
        case .resent: text(.resent)
        case .resentSame: text(.resentSame)
        case .resendReady: text(.resendReady)
        case .message(.pending): text(.messagePending)
        case .message(.delivered): text(.messageDelivered)
        case .message(.failed): text(.messageFailed)
        case .countryChanged(let country): text(.countryChanged, ["name": name(country)])
        case .linkSent: text(.linkSent, ["email": email(of: model)])
        case .resetSent: text(.resetSent, ["email": email(of: model)])
        case .verificationSent: text(.verifySent, ["email": email(of: model)])
        case nil: nil
        }
    }

    private func email(of model: SignInModel) -> String {
        switch model.step {
        case .email(let entry): entry.email
        case .emailVerification(let email): email.address
        default: ""
        }
    }

    private func sentences(_ failure: SignInFailure, _ model: SignInModel) -> [String] {
        if let message = failure.message, !message.isEmpty { return [message] }
        let words = failure.triesLeft == 0 ? ["NO_TRIES_LEFT"] : failure.words
        let country = country(of: model).map(name) ?? ""
        let reason = words.lazy.compactMap { self.failure($0, country: country) }.first
        var sentences = [reason ?? text(.unknown)]
        if let left = failure.triesLeft, left > 0 { sentences.append(triesLeft(left)) }
        if failure.judgesNumber, case .number(let entry) = model.step {
            sentences += example(of: entry.country)
        }
        return sentences
    }

    /// The example of a number in the country that the user chose; empty if none is known.
    private func example(of country: Country) -> [String] {
        let number = country.exampleNumber
        return number.isEmpty ? [] : [text(.numberExample, ["number": number])]
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
