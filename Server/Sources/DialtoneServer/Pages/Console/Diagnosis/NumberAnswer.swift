import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkitAdmin

/// Whether a number gets a code now, how its last message ended, and what helps.
struct NumberAnswer: Sendable {
    /// The sentences of the answer, the verdict first.
    let sentences: [String]

    /// `is-good` or `is-bad`, for the style; empty if a message is on its way.
    let tone: String

    /// Whether the last code was entered, but no user has the number.
    let lacksUser: Bool

    init(_ found: NumberExplanation) {
        let last = found.messages.first { $0.message.notice == nil }
        let block = found.isSent || found.isTestNumber ? nil : BlockReason(found)
        let state = last.flatMap { DeliveryState(rawValue: $0.message.state) }
        lacksUser = state == .entered && found.account == nil && !found.isTestNumber
        if let last, let wait = block?.cooldown, state != .failed, state != .entered {
            sentences = [Self.arrival(of: last, another: wait)] + MessageWords(last).remedies
            tone = ""
            return
        }
        let isDisabled = found.account?.disabled == true
        let isBad = block != nil || state == .failed || lacksUser || isDisabled
        tone = isBad ? "is-bad" : "is-good"
        var sentences: [String] = []
        if found.isTestNumber {
            sentences.append(translated("A test number: no messages are sent to it."))
        } else if let block {
            sentences.append(
                translated("Messages to \(found.internationalFormat) are blocked now.") + " "
                    + block.sentence
            )
        } else {
            sentences.append(
                translated("A message to \(found.internationalFormat) would be sent now.")
            )
        }
        if let last {
            sentences.append(translated("The last message:") + " " + MessageWords(last).outcome)
        }
        self.sentences = sentences + Self.remedies(found, last, block, lacksUser: lacksUser)
    }

    /// A message that was just sent, and when the next one is possible.
    private static func arrival(of message: ExplainedMessage, another wait: Int) -> String {
        let next = translated(
            wait,
            one: "Another message is possible in \(wait) second.",
            other: "Another message is possible in \(wait) seconds."
        )
        guard message.message.state == DeliveryState.delivered.rawValue else {
            let time = message.message.createdAt
            return translated("Sent at \(time), code not entered yet.") + " " + next
        }
        let time = message.message.deliveredAt ?? message.message.createdAt
        return translated("Delivered at \(time), code not entered yet.") + " " + next
    }

    private static func remedies(
        _ found: NumberExplanation,
        _ last: ExplainedMessage?,
        _ block: BlockReason?,
        lacksUser: Bool
    ) -> [String] {
        if found.isTestNumber {
            return [translated("No action needed: sign in with the number’s fixed code.")]
        }
        let ofMessage = last.map { MessageWords($0).remedies } ?? []
        if let block {
            let isFailed = last?.message.state == DeliveryState.failed.rawValue
            return [block.remedy(found)].compactMap(\.self) + (isFailed ? ofMessage : [])
        }
        if lacksUser {
            return [
                translated(
                    """
                    The code was correct, but no user has this number: the sign-in failed \
                    afterwards, or the user was deleted. A hook may have refused the sign-in.
                    """
                )
            ]
        }
        if found.account?.disabled == true { return [translated("The user is disabled.")] }
        if let decision = found.decisions.first, decision.verdict != "admit" {
            return [translated("Request a new code: the rule no longer blocks the number.")]
        }
        return last == nil
            ? [
                translated(
                    "No code was requested recently. Check whether the app can reach the server."
                )
            ] : ofMessage
    }
}

/// Why a number gets no message now, in the words of pages.
struct BlockReason: Sendable {
    let sentence: String

    /// The seconds until another message, if one was sent a moment ago.
    let cooldown: Int?

    /// Creates the reason of a number that gets no message.
    init(_ found: NumberExplanation) {
        let reason = found.reason ?? ""
        if let rule = found.violations.first(where: { $0.text == reason }) {
            sentence = Self.sentence(about: rule)
            cooldown = nil
            return
        }
        guard let match = reason.firstMatch(of: /^Blocked for (\d+) s(: |, )(.*)$/) else {
            sentence = Self.sentence(found, reason)
            cooldown = nil
            return
        }
        let seconds = Int(match.output.1) ?? 0
        let why = Self.why(String(match.output.3))
        cooldown = why == nil ? seconds : nil
        let wait = TimeSpan.seconds(Int64(seconds)).readable
        sentence =
            (why ?? translated("A message was sent a moment ago.")) + " "
            + translated("Messages are possible again in \(wait).")
    }

    private static func sentence(about rule: ViolatedRule) -> String {
        let name = GuardWords.rule(rule.rule)
        let wait =
            rule.waitSeconds > 0
            ? " "
                + translated(
                    "Messages are possible again in \(TimeSpan.seconds(rule.waitSeconds).readable)."
                ) : ""
        guard rule.measured > 0 || rule.allowed > 0 else {
            return translated("The rule that stops them: \(name).") + wait
        }
        let (reached, allowed) = (rule.figure(rule.measured), rule.figure(rule.allowed))
        return translated(
            "The rule that stops them: \(name). \(reached) with this message, \(allowed) allowed."
        ) + wait
    }

    private static func sentence(_ found: NumberExplanation, _ reason: String) -> String {
        let kinds = found.actions.map(\.kind)
        if kinds.contains("enablePhoneSignIn") {
            return translated("Sign-in with phone numbers is disabled.")
        }
        if kinds.contains("addGateway") { return translated("No SMS gateway is configured.") }
        if kinds.contains("removeOptOut") {
            return translated("The number has opted out of messages.")
        }
        if reason.contains("must prove that it is genuine") {
            return translated("The app must prove that it is genuine.")
        }
        guard !found.regionIsAllowed else { return APIText.of(reason) }
        return found.possibleRegions.count > 1
            ? translated(
                "It may belong to one of several countries, some of which are not allowed."
            )
            : translated("Messages to this number’s country are not allowed.")
    }

    /// Returns why a number waits; `nil` if a message was sent a moment ago.
    private static func why(_ text: String) -> String? {
        switch text {
        case "a message was sent a moment ago.": nil
        case "too many unanswered messages in an hour.":
            translated("Too many codes from the last hour were not entered.")
        case "too many unanswered messages in a day.":
            translated("Too many codes from the last day were not entered.")
        case "the spending cap of the project is reached.":
            translated("The spending cap of the project is reached.")
        case "the spending cap of the server is reached.":
            translated("The spending cap of the server is reached.")
        case "messages to numbers with this prefix are held.":
            translated("Messages to numbers with this prefix are held.")
        case let limit where limit.hasPrefix("too many unanswered messages"):
            translated("Too many codes were not entered.")
        default:
            translated("Too many wrong codes were entered for this number.")
        }
    }

    /// What helps against it, besides the actions of the page.
    func remedy(_ found: NumberExplanation) -> String? {
        guard let action = found.actions.first else { return nil }
        switch action.kind {
        case "releaseHold", "clearNumber": return translated("Wait, or use the button below.")
        case "removeOptOut":
            return translated("Respect this unless the owner of the number agrees to messages.")
        default: return nil
        }
    }
}

extension ViolatedRule {
    /// Returns a count or an amount as text.
    func figure(_ value: Int64) -> String {
        currency.map { Money(micros: value, currency: $0).shown } ?? Grouped.text(value)
    }
}
