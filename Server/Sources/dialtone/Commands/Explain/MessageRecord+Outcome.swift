import DialtoneCore
import DialtoneMessaging

extension MessageRecord {
    /// What became of the message, in one sentence.
    func outcome(at now: Timestamp) -> String {
        let ending =
            now >= expiresAt
            ? "its code expired \(expiresAt.readable) without being entered"
            : "its code was not entered yet"
        let provider = providerName ?? "a provider"
        switch state(at: now) {
        case .queued: return "No provider has taken it yet."
        case .accepted, .expired:
            guard providerName != nil else { return "No provider said that it has it; \(ending)." }
            return reason == nil
                ? "Taken by \(provider), which did not say whether it arrived; \(ending)."
                : "It may have arrived: \(provider) gave no clear answer; \(ending)."
        case .failed: return "Not delivered: \((reason ?? .other).cause)."
        case .delivered:
            return "Delivered \((deliveredAt ?? updatedAt).readable) by \(provider); \(ending)."
        case .entered: return "Its code was entered \((enteredAt ?? updatedAt).readable)."
        }
    }

    /// What an operator can do about it.
    func advice(
        after attempts: [MessageAttempt],
        asTyped data: TypedData,
        at now: Timestamp
    ) -> [String] {
        switch state(at: now) {
        case .entered: return ["Nothing: the last code was entered."]
        case .delivered:
            return [
                "Have the person look for the message, also among filtered ones: the carrier says",
                "that it arrived. After that, ask for a code again.",
            ]
        case .queued: return ["Ask for a code again, and look at the server's log if it stays so."]
        case .failed: return failureAdvice(after: attempts, asTyped: data)
        case .accepted, .expired:
            let last = attempts.last { $0.outcome.mayHaveLeft }
            let name = last?.providerMessageIDs.first.map { " about \($0)" } ?? ""
            return [
                "Ask \(last?.providerName ?? providerName ?? "the provider")\(name): it told nothing "
                    + "after it got the message.",
                "Everything that is known: \(data.command("sms message \(sessionID.text)"))",
            ]
        }
    }

    private func failureAdvice(
        after attempts: [MessageAttempt],
        asTyped data: TypedData
    ) -> [String] {
        guard !attempts.isEmpty else {
            return [
                "No provider was asked: add one, or a route for this number:",
                "\(data.command("sms providers list")), \(data.command("sms routes show"))",
            ]
        }
        var seen: Set<String> = []
        return attempts.compactMap { attempt in
            guard let reason = attempt.reason else { return nil }
            let name = attempt.providerName
            let line = "\(name): \(reason.remedy(at: name, typing: data.command))"
            return seen.insert(line).inserted ? line : nil
        }
    }
}
