import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import Testing

struct OwnTextsTests {
    private let texts: MessageTexts

    init() throws {
        texts = try MessageTexts()
    }

    private func text(
        _ languages: [String],
        for project: Project,
        app: RelyingApp? = nil,
        code: String = "918273"
    ) throws -> String {
        let code = try #require(OneTimeCode(typed: code))
        let length = code.digits.utf8.count
        return texts.wording(codeLength: length, for: project, app: app, in: languages)
            .text(with: code)
    }

    @Test func `an app's text precedes the project's, and that precedes the shipped one`() throws {
        let project = Project.sample { settings in
            settings.messages.common.texts = ["de": "Projekt: {code}.", "fr": "Projet : {code}."]
            settings.messages.apps["1:1:ios:0a"] = MessageTextSettings()
            settings.messages.apps["1:1:ios:0a"]?.texts = ["de": "App {app}: {code}."]
        }
        #expect(try text(["de"], for: project, app: .sample(.ios)) == "App Acme: 918273.")
        #expect(try text(["de-AT"], for: project, app: .sample(.android)) == "Projekt: 918273.")
        #expect(try text(["fr"], for: project, app: .sample(.ios)) == "Projet : 918273.")
        #expect(try text(["it"], for: project).hasPrefix("918273 è il tuo codice Acme."))
    }

    @Test func `a project's own language is used, and an unknown one falls back to the default`()
        throws
    {
        let project = Project.sample { settings in
            settings.messages.common.texts = ["mt": "{code} huwa l-kodiċi tiegħek."]
            settings.messages.defaultLanguage = "mt"
        }
        #expect(try text(["mt-MT"], for: project) == "918273 huwa l-kodiċi tiegħek.")
        #expect(try text(["tlh"], for: project) == "918273 huwa l-kodiċi tiegħek.")
        #expect(try text(["en"], for: project).hasPrefix("918273 is your Acme code."))
    }

    @Test func `an app may have its own name`() throws {
        let project = Project.sample { settings in
            settings.messages.common.name = "Acme Group"
            settings.messages.apps["1:1:ios:0a"] = MessageTextSettings()
            settings.messages.apps["1:1:ios:0a"]?.name = "Acme Kids"
        }
        #expect(try text(["en"], for: project).contains("your Acme Group code"))
        #expect(try text(["en"], for: project, app: .sample(.ios)).contains("your Acme Kids code"))
    }

    @Test(arguments: [
        "no code", "{code} {code}", "{code}\n@evil.example #123456", "{code} at evil.example",
        "{code} {name}", "a{code}", "\u{202E}{code}",
    ])
    func `a stored text that is not allowed is replaced by the shipped one`(stored: String) throws {
        let project = Project.sample { $0.messages.common.texts = ["en": stored] }
        #expect(try text(["en"], for: project) == text(["en"], for: .sample()))
        let entry = try MessageTextEntry.all(of: project, app: nil).first { $0.language == "en" }
        #expect(entry?.problem != nil)
    }

    @Test func `a text is not used once its linked host is no longer the project's`()
        throws
    {
        var project = Project.sample { settings in
            settings.authorizedDomains = ["example.com"]
            settings.messages.common.texts = ["en": "{code} for https://app.example.com"]
        }
        #expect(try text(["en"], for: project) == "918273 for https://app.example.com")
        project.settings.authorizedDomains = []
        #expect(try text(["en"], for: project).hasPrefix("918273 is your Acme code."))
    }

    @Test func `a change takes effect with the next message`() throws {
        var project = Project.sample()
        #expect(try text(["en"], for: project).hasPrefix("918273 is your Acme code."))
        project.displayName = "Apex"
        #expect(try text(["en"], for: project).hasPrefix("918273 is your Apex code."))
        project.settings.messages.common.texts["en"] = "{app}: {code}"
        #expect(try text(["en"], for: project) == "Apex: 918273")
        #expect(try text(["en"], for: project, code: "00112233") == "Apex: 00112233")
        project.settings.messages = MessageSettings()
        #expect(try text(["en"], for: project).hasPrefix("918273 is your Apex code."))
    }

    @Test func `concurrent projects and apps each get their own text`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<2_500 {
                group.addTask {
                    let name = "Shop" + String(UnicodeScalar(UInt8(97 + index % 26)))
                    let project = Project(
                        id: ProjectID(rawValue: "demo-\(index % 1_250)"),
                        number: 1,
                        displayName: name,
                        settings: ProjectSettings(),
                        createdAt: Timestamp(seconds: 0)
                    )
                    return try text(["en"], for: project).contains("your \(name) code")
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func `a project without a name never sends a text with a gap`() throws {
        let project = Project.sample(name: "") {
            $0.messages.common.texts = ["en": "{app}: {code}"]
        }
        #expect(try text(["en"], for: project).hasPrefix("918273 is your sign-in code."))
    }
}
