package import DialtoneBasics
package import DialtoneModel
import DialtoneSMS

extension MessageRecord {
    /// Returns the outcome of the message in one sentence.
    package func outcome(at now: Timestamp) -> String {
        let ending =
            notice != nil
            ? "it is a notice to the account's owner, without a code"
            : now >= expiresAt
                ? "its code expired \(expiresAt.readable) without being entered"
                : "its code was not entered so far"
        let gateway = gatewayName ?? "a gateway"
        switch state(at: now) {
        case .queued: return "No gateway has accepted it yet."
        case .accepted, .expired:
            guard gatewayName != nil else {
                return "No gateway confirmed that it accepted the message; \(ending)."
            }
            return reason == nil
                ? "Accepted by \(gateway), which did not report delivery; \(ending)."
                : "It may have been delivered: \(gateway) gave no clear response; \(ending)."
        case .failed: return "Not delivered: \((reason ?? .other).cause)."
        case .delivered:
            return "Delivered \((deliveredAt ?? updatedAt).readable) by \(gateway); \(ending)."
        case .entered: return "Its code was entered \((enteredAt ?? updatedAt).readable)."
        }
    }

    /// Returns recommendations for the operator.
    package func remedies(
        after attempts: [MessageAttempt],
        asTyped data: TypedData,
        at now: Timestamp
    ) -> [String] {
        if notice != nil, state != .failed {
            return ["Nothing: it is a notice to the account's owner."]
        }
        switch state(at: now) {
        case .entered: return ["No action needed: the last code was entered."]
        case .delivered:
            return [
                "The carrier reports that the message was delivered. Ask the user to look for it,",
                "including in filtered messages. If it is not there, request a new code.",
            ]
        case .queued:
            return ["Request a new code. If the state does not change, check the server's log."]
        case .failed: return failureRemedies(after: attempts, asTyped: data)
        case .accepted, .expired:
            let last = attempts.last { $0.outcome.mayHaveLeft }
            let name = last?.gatewayMessageIDs.first.map { " about \($0)" } ?? ""
            return [
                "Ask \(last?.gatewayName ?? gatewayName ?? "the gateway")\(name): it reported "
                    + "nothing after it accepted the message.",
                "Show all details: \(data.command("sms messages show \(sessionID.text)"))",
            ]
        }
    }

    private func failureRemedies(
        after attempts: [MessageAttempt],
        asTyped data: TypedData
    ) -> [String] {
        guard !attempts.isEmpty else {
            return [
                "No gateway was tried. Add a gateway, or a route for this number:",
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
