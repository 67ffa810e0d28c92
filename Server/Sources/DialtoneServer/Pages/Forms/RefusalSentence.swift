import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit

/// What a page without scripts says about a refusal, and what helps.
///
/// The page's script says the same, with `refusal-text.js` and the same ``RefusalRules``.
struct RefusalSentence: Sendable {
    let text: String

    /// What is of no use any more; `nil` if another try helps.
    let end: End?

    /// Whether only a page with scripts can continue.
    var needsScript = false

    enum End: Sendable {
        case code, signIn
    }

    /// Returns `nil` for unexpected errors.
    init?(
        of error: any Error,
        about region: String?,
        in language: PageLanguage,
        by rules: RefusalRules
    ) {
        guard let refusal = WireRefusal(expected: error) else { return nil }
        let reason =
            refusal.metadata["triesLeft"] == "0" ? "NO_TRIES_LEFT" : refusal.reason?.rawValue
        let code = refusal.code?.rawValue
        let same = code.flatMap { rules.sameSentence[$0] }
        let country = region.map { RegionOptions.name(of: $0, in: language) } ?? ""
        let texts = language.texts
        let found = [reason, code, same].compactMap(\.self)
            .compactMap { texts.signInText($0, ["country": country]) }.first
        end =
            if [reason, code].compactMap(\.self).contains(where: rules.endingCode.contains) {
                .code
            } else if let code, rules.endingSignIn.contains(code) {
                .signIn
            } else {
                nil
            }
        let domain = (error as? any RefusalError)?.refusal
        switch domain {
        case .hookRefused(let text):
            self.text = Self.hookMessage(in: text) ?? found ?? ""
        case .missingAppProof, .invalidAppProof:
            needsScript = true
            text = texts.challenge.scriptNeeded
        case .appProofRequired:
            needsScript = true
            text = [found, texts.challenge.scriptNeeded].compactMap(\.self).joined(separator: " ")
        default:
            let wait = refusal.retryAfter.flatMap { Self.wait($0, in: language) }
            text = [found ?? texts.signInText("unknown"), wait].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    /// Returns the sentence that a hook of the project wrote for the user.
    private static func hookMessage(in text: String) -> String? {
        guard let match = text.firstMatch(of: /returned HTTP error \d+: (\{.*\})\)\)$/),
            case .string(let message)? =
                JSONValue(parsing: match.output.1.utf8)?["error"]?["message"],
            !message.isEmpty
        else { return nil }
        return message
    }

    private static func wait(_ time: TimeSpan, in language: PageLanguage) -> String? {
        let seconds = time.wholeSeconds
        guard seconds > 0 else { return nil }
        let (rounded, unit): (Int64, Duration.UnitsFormatStyle.Unit) =
            seconds < 90
            ? (Int64(seconds), .seconds)
            : seconds < 5_400
                ? (Int64((seconds + 59) / 60 * 60), .minutes)
                : (Int64((seconds + 3_599) / 3_600 * 3_600), .hours)
        let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide)
            .locale(Locale(identifier: language.tag))
        return language.texts.signInText(
            "retryIn",
            ["time": Duration.seconds(rounded).formatted(style)]
        )
    }
}
