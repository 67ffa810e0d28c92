import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

@testable import DialtoneServer

/// The answers of the page "Why no code?".
struct DiagnosisPageTests {
    private static func message(
        _ state: DeliveryState,
        _ fill: (inout ExplainedMessage) -> Void = { _ in }
    ) -> ExplainedMessage {
        ExplainedMessage {
            $0.message.state = state.rawValue
            $0.message.gateway = "main"
            $0.message.createdAt = "2026-11-28T16:38:00Z"
            fill(&$0)
        }
    }

    private static func found(
        _ messages: [ExplainedMessage],
        blockedBy reason: String? = nil
    ) -> NumberExplanation {
        NumberExplanation {
            $0.internationalFormat = "+1 650-555-0100"
            $0.isSent = reason == nil
            $0.reason = reason
            $0.regionIsAllowed = true
            $0.messages = messages
        }
    }

    private static let deadNumber = message(.failed) {
        $0.message.reason = "invalidNumber"
        $0.attempts = [
            LoggedAttempt {
                $0.gateway = "main"
                $0.outcome = "permanent"
                $0.reason = "invalidNumber"
                $0.code = "invalid_phone"
            }
        ]
    }

    @Test(arguments: [nil, "Sign-in with phone numbers is disabled."])
    func `the answer has the gateway's code and the remedy`(reason: String?) {
        let answer = NumberAnswer(Self.found([Self.deadNumber], blockedBy: reason))
        let text = answer.sentences.joined(separator: " ")
        #expect(text.contains("the number cannot receive messages"))
        #expect(text.contains("main reported: invalid_phone."))
        #expect(text.contains("Ask the user to check the number."))
        #expect(answer.tone == "is-bad")
    }

    @Test func `an entered code without a user is no success`() {
        let entered = Self.message(.entered) { $0.message.enteredAt = "2026-11-28T16:39:00Z" }
        var found = Self.found([entered])
        let failed = NumberAnswer(found)
        #expect(failed.lacksUser)
        #expect(failed.tone == "is-bad")
        #expect(failed.sentences.contains { $0.contains("no user has this number") })
        found.account = NumberOwner { $0.localId = "ada" }
        let answer = NumberAnswer(found)
        #expect(!answer.lacksUser)
        #expect(answer.tone == "is-good")
        #expect(answer.sentences.last == "No action needed: the last code was entered.")
    }

    @Test func `a code that a disabled user entered is no success`() {
        var found = Self.found([Self.message(.entered)])
        found.account = NumberOwner {
            $0.localId = "ada"
            $0.disabled = true
        }
        let answer = NumberAnswer(found)
        #expect(answer.tone == "is-bad")
        #expect(answer.sentences.last == "The user is disabled.")
    }

    @Test func `a message that was just delivered does not look blocked`() {
        let delivered = Self.message(.delivered) {
            $0.message.deliveredAt = "2026-11-28T16:38:02Z"
        }
        let wait = Refusal.sendCooldown(retryAfter: .seconds(29)).explanation
        let answer = NumberAnswer(Self.found([delivered], blockedBy: wait))
        #expect(answer.tone.isEmpty)
        #expect(
            answer.sentences.first == """
                Delivered at 2026-11-28T16:38:02Z, code not entered yet. Another message is \
                possible in 29 seconds.
                """
        )
    }

    @Test(arguments: [
        Refusal.sendHourlyLimit(retryAfter: .seconds(90)),
        .sendDailyLimit(retryAfter: .seconds(90)), .numberSuspended(retryAfter: .seconds(90)),
        .send(.spendCap(retryAfter: .seconds(90))),
        .send(.prefixHeld(retryAfter: .seconds(90))),
    ])
    func `another wait is a block with its time`(refusal: Refusal) {
        let found = Self.found([], blockedBy: refusal.explanation)
        #expect(BlockReason(found).cooldown == nil)
        let answer = NumberAnswer(found)
        #expect(answer.tone == "is-bad")
        #expect(answer.sentences[0].contains("possible again in 1 min 30 s."))
    }

    @Test func `rules and what they count have names in words`() {
        #expect(
            GuardWords.rule("limit/address/tenMinutes")
                == "Limit on unanswered messages (IP address, 10 minutes)"
        )
        #expect(GuardWords.rule("hold/prefix") == "Held prefix")
        #expect(GuardWords.rule("unheard") == "unheard")
        #expect(GuardWords.subject("country:DE") == "Germany")
        #expect(GuardWords.subject("prefix:+491511234") == "prefix +491511234")
        for kind in NumberKind.allCases {
            #expect(GuardWords.kind(kind.rawValue).allSatisfy { !$0.isUppercase })
        }
    }

    @Test func `rules in trial are apart from those that stop a message`() {
        var found = Self.found([])
        found.violations = [
            ViolatedRule { $0.rule = "hold/prefix" },
            ViolatedRule {
                $0.rule = "answers/country/hour"
                $0.isTrial = true
            },
        ]
        let page = NumberDiagnosis(found, in: TestServer.projectID)
        #expect(page.violations.map(\.text) == ["Held prefix"])
        #expect(page.trials.map(\.text) == ["Share of codes entered (country, 1 hour)"])
    }

    @Test func `times in a sentence are elements`() {
        let text = TimedText("Sent at 2026-11-28T16:38:00Z, then at 2026-11-28T16:39:00.5Z.")
        #expect(text.parts.map(\.text) == ["Sent at ", ", then at ", "."])
        #expect(text.parts.map { $0.moment?.words }.prefix(1) == ["2026-11-28 16:38 UTC"])
        #expect(text.parts.last?.moment == nil)
    }

    @Test func `answers, causes and actions are translated`() {
        let action = RemedyAction {
            $0.kind = "releaseHold"
            $0.subject = "prefix:+49151"
            $0.title = "Release numbers that begin with +49151"
        }
        let words = RemedyWords(action)
        let german = ConsoleLanguage(
            tag: "de",
            catalog: ConsoleCatalog([
                "Not delivered: {1}.": .text("Nicht zugestellt: {1}."),
                "the number cannot receive messages": .text("die Nummer empfängt nichts"),
                "Ask the user to check the number.": .text("Frag nach der Nummer."),
                "End the hold: {1}": .text("Sperre beenden: {1}"),
                words.consequence: .text("Beendet die Sperre."),
            ]),
            templates: nil
        )
        ConsoleLanguage.$current.withValue(german) {
            let text = NumberAnswer(Self.found([Self.deadNumber])).sentences.joined()
            #expect(text.contains("Nicht zugestellt: die Nummer empfängt nichts."))
            #expect(text.contains("Frag nach der Nummer."))
            #expect(RemedyWords(action).title == "Sperre beenden: prefix +49151")
            #expect(RemedyWords(action).consequence == "Beendet die Sperre.")
        }
    }

    @Test func `commands are found in remedies`() {
        let lines = [
            "Wait, or: dialtone guard release +49151 --project shop", "Wait.",
        ]
        #expect(
            RemedyCommands.all(in: lines) == ["dialtone guard release +49151 --project shop"]
        )
    }
}
