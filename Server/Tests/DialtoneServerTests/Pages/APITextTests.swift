import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import EmbeddedFiles
import Foundation
import PhoneNumbers
import Testing

@testable import DialtoneServer

/// The sentences of the admin API in other languages.
///
/// `scripts/console-texts.py --check` finds sentences that are not listed in the sources; these tests
/// show that refusals of the rules get their translation.
struct APITextTests {
    /// A language in which each text is the English one in brackets.
    private static let bracketed: ConsoleLanguage = {
        let listed = try? ConsoleCatalog(file: EmbeddedFiles.consoleTexts["en.json"]?.bytes ?? [])
        let entries = (listed?.entries ?? [:]).keys.map {
            ($0, ConsoleCatalog.Entry.text("⟦\($0)⟧"))
        }
        return ConsoleLanguage(
            tag: "xx",
            catalog: ConsoleCatalog(Dictionary(uniqueKeysWithValues: entries)),
            templates: nil
        )
    }()

    private static func translation(of refusal: any Error) -> String {
        ConsoleLanguage.$current.withValue(bracketed) { ConsoleProblem(refusal).text }
    }

    private static func refusal(
        of change: (inout ProjectSettings) -> Void
    ) -> Refusal? {
        var settings = ProjectSettings()
        change(&settings)
        do throws(Refusal) {
            try settings.check()
            return nil
        } catch {
            return error
        }
    }

    @Test func `what pages show in other words is a listed text with the same values`() {
        let listed = Set(APIText.rules + APIText.messages + APIText.imports + APIText.providers)
        let same = [
            APIText.sameRules, APIText.sameMessages, APIText.sameImports, APIText.sameProviders,
        ]
        for (shown, sentences) in same.joined() {
            #expect(listed.contains(shown))
            for sentence in sentences {
                #expect(
                    Set(SentencePattern.values(of: sentence)).isSuperset(
                        of: SentencePattern.values(of: shown)
                    ),
                    "\(sentence)"
                )
            }
        }
    }

    @Test(arguments: [
        AppRules.problem(withName: ""), AppRules.problem(withTeamID: "x"),
        AppRules.problem(withBundleID: String(repeating: "a", count: 300), on: .ios),
        AppRules.problem(withBundleID: "a b", on: .ios),
        AppRules.problem(withBundleID: "a", on: .android),
        AppRules.problem(withClientID: "x"), AppRules.problem(withAPIKey: "x"),
        AppRules.problem(withRedirects: ["http://a b"]),
        AppRules.problem(withRedirects: ["https://a.example/x", "https://a.example/x"]),
        AppRules.problem(withCertificateHashes: ["not a hash"]),
    ])
    func `what is wrong with an app is translated`(_ problem: String?) throws {
        let problem = try #require(problem)
        let refusal = Refusal.invalidArgument(field: "teamID", problem: problem)
        let text = Self.translation(of: refusal)
        #expect(text.hasPrefix("⟦⟦The team ID⟧ ") && text.hasSuffix(".⟧"), "\(text)")
    }

    @Test(arguments: [
        InvalidMessageTemplate.empty, .tooLong, .outerBlank, .unusableCharacter("U+202E"),
        .bindingSign("@"), .unknownPlaceholder("name"), .strayBrace, .noCode, .codeTwice,
        .codeNotSeparated("7"), .nameNotSeparated, .misplacedLineBreak, .otherNumber("1234"),
        .foreignLink("evil.example"),
    ])
    func `what is wrong with a text of messages is translated`(_ problem: InvalidMessageTemplate) {
        let text = ConsoleLanguage.$current.withValue(Self.bracketed) {
            APIText.of(problem.explanation, about: "The text")
        }
        #expect(text.hasPrefix("⟦⟦The text⟧ ") && text.hasSuffix(".⟧"), "\(text)")
    }

    @Test(arguments: [
        InvalidMailText.Problem.empty, .tooLong(limit: 9), .outerBlank,
        .unusableCharacter("U+000A"),
        .unknownPlaceholder("name", allowed: [.link, .email]), .upstreamPlaceholder("%LINK%"),
        .strayBrace, .noLink, .linkTwice, .misplacedLink,
    ])
    func `what is wrong with the text of a mail is translated`(_ problem: InvalidMailText.Problem) {
        let part: InvalidMailText.Part =
            switch problem {
            case .misplacedLink: .subject
            default: .body
            }
        let text = ConsoleLanguage.$current.withValue(Self.bracketed) {
            APIText.of(InvalidMailText(part, problem).sentence)
        }
        #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧"), "\(text)")
    }

    @Test(arguments: [
        InvalidPhoneNumber.malformed, .missingCountry, .unknownCountry, .tooShort, .tooLong,
        .impossible, .unassigned(example: "+16505550123"), .hasExtension,
    ])
    func `what is wrong with a number is translated`(_ problem: InvalidPhoneNumber) {
        let text = Self.translation(of: Refusal.invalidPhoneNumber(problem))
        #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧"), "\(text)")
    }

    @Test func `what is wrong with settings is translated`() throws {
        let refusals = [
            Self.refusal { $0.phoneSignIn.codes.length = 99 },
            Self.refusal { $0.passkeys.rpID = "No domain" },
            Self.refusal { $0.alerts.mailTo = ["nobody"] },
            Self.refusal { $0.authorizedDomains = ["https://a.example/"] },
            Self.refusal { $0.links.terms = "nothing" },
        ]
        for refusal in refusals {
            let text = Self.translation(of: try #require(refusal))
            #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧"), "\(text)")
        }
    }

    @Test func `a page calls a field by its own name`() {
        let refusal = Refusal.invalidArgument(field: "a.b", problem: "must be 1 to 9")
        ConsoleLanguage.$current.withValue(Self.bracketed) {
            let text = ConsoleProblem(refusal, calling: "The length").text
            #expect(text == "⟦The length must be 1 to 9.⟧")
        }
        #expect(ConsoleProblem(refusal, calling: "The length").text == "The length must be 1 to 9.")
    }

    @Test func `a reason in a sentence is translated as well`() {
        ConsoleLanguage.$current.withValue(Self.bracketed) {
            #expect(
                APIText.of("https://a.example cannot be reached: the host has no address.")
                    == "⟦https://a.example cannot be reached: ⟦the host has no address⟧.⟧"
            )
            #expect(
                APIText.of("users x is not allowed. It must be an https URL without a fragment.")
                    == "⟦users x is not allowed.⟧ ⟦It must be an https URL without a fragment.⟧"
            )
        }
    }

    @Test(arguments: [
        "The import is importing, not ready.", "teamID must be ten uppercase letters and digits.",
        "Missing password requirements: [Password must contain a numeric character]",
        "The hook failed: its URL must begin with https://.", "email is invalid",
        "Only the API knows this.",
    ])
    func `in English, a sentence stays as the API writes it`(_ sentence: String) {
        #expect(APIText.of(sentence) == sentence)
    }

    @Test(arguments: [
        "a must be 1 to {most}.", "{field} must be {least} to {most}.",
        "{least} must be {most} to {field}.",
    ])
    func `a value that looks like a placeholder stays what it is`(_ sentence: String) {
        ConsoleLanguage.$current.withValue(Self.bracketed) {
            #expect(APIText.of(sentence) == "⟦\(sentence)⟧")
        }
    }

    @Test(arguments: [
        String(repeating: "The hook failed: ", count: 50) + "no.",
        String(repeating: " must be ", count: 100), String(repeating: "a. ", count: 300),
        "field must be " + String(repeating: "a, ", count: 300) + "a b.",
        String(repeating: "a", count: 100_000),
    ])
    func `a hostile text is not searched for long`(_ text: String) {
        ConsoleLanguage.$current.withValue(Self.bracketed) {
            #expect(APIText.of(text).utf8.count <= text.utf8.count + 40)
        }
    }
}
