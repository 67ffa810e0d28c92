import DialtoneBasics
import DialtoneModel
import DialtoneSMS

extension MessageRecord {
    /// Returns the outcome of the message in one sentence.
    func outcome(at now: Timestamp) -> String {
        let ending =
            now >= expiresAt
            ? "its code expired \(expiresAt.readable) without being entered"
            : "its code was not entered yet"
        let gateway = gatewayName ?? "a gateway"
        switch state(at: now) {
        case .queued: return "No gateway has accepted it yet."
        case .accepted, .expired:
            guard gatewayName != nil else {
                return "No gateway confirmed that it has the message; \(ending)."
            }
            return reason == nil
                ? "Accepted by \(gateway), which did not say whether it arrived; \(ending)."
                : "It may have arrived: \(gateway) gave no clear answer; \(ending)."
        case .failed: return "Not delivered: \((reason ?? .other).cause)."
        case .delivered:
            return "Delivered \((deliveredAt ?? updatedAt).readable) by \(gateway); \(ending)."
        case .entered: return "Its code was entered \((enteredAt ?? updatedAt).readable)."
        }
    }

    /// Returns recommendations for the operator.
    func advice(
        after attempts: [MessageAttempt],
        asTyped data: TypedData,
        at now: Timestamp
    ) -> [String] {
        switch state(at: now) {
        case .entered: return ["Nothing: the last code was entered."]
        case .delivered:
            return [
                "Ask the user to look for the message, also among filtered ones: the carrier says",
                "that it arrived. After that, ask for a code again.",
            ]
        case .queued: return ["Ask for a code again, and look at the server's log if it stays so."]
        case .failed: return failureAdvice(after: attempts, asTyped: data)
        case .accepted, .expired:
            let last = attempts.last { $0.outcome.mayHaveLeft }
            let name = last?.gatewayMessageIDs.first.map { " about \($0)" } ?? ""
            return [
                "Ask \(last?.gatewayName ?? gatewayName ?? "the gateway")\(name): it reported nothing "
                    + "after it got the message.",
                "Everything that is known: \(data.command("sms messages show \(sessionID.text)"))",
            ]
        }
    }

    private func failureAdvice(
        after attempts: [MessageAttempt],
        asTyped data: TypedData
    ) -> [String] {
        guard !attempts.isEmpty else {
            return [
                "No gateway was asked: add one, or a route for this number:",
                "\(data.command("sms gateways list")), \(data.command("sms routes list"))",
            ]
        }
        var seen: Set<String> = []
        return attempts.compactMap { attempt in
            guard let reason = attempt.reason else { return nil }
            let name = attempt.gatewayName
            let line = "\(name): \(reason.remedy(at: name, typing: data.command))"
            return seen.insert(line).inserted ? line : nil
        }
    }
}
