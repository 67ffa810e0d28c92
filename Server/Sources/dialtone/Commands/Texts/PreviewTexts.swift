import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import DialtoneSMS
import PhoneNumbers

struct PreviewTexts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Preview messages with length, price and autofill.",
        discussion: """
            With --to, prints the price of each text: the project's price for the country
            (see `dialtone guard show`) for each message part.

            Examples:
              dialtone texts preview de tr --to DE
              dialtone texts preview ru --to +74951234567
            """
    )

    @Argument(help: "Languages, such as de or pt-BR. (default: all languages with texts)")
    var languages: [String] = []

    @Option(help: "A text to preview without setting it.")
    var text: String?

    @Option(
        name: .customLong("to"),
        help: "The destination: a country, such as DE, or a phone number.",
        transform: MessageDestination.init
    )
    var destination: MessageDestination?

    @Option(
        help: "The price of a message, such as \"0.08 EUR\", instead of the project's.",
        transform: Self.price
    )
    var price: Money?

    @OptionGroup var subject: TextSubject
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard text == nil || languages.count == 1 else {
            throw ValidationError("Pass exactly one language for --text.")
        }
    }

    func run() async throws {
        let views = try await output.data.withStore { store in
            var (project, app) = try await subject.find(in: store)
            if let text {
                try Self.check(text, for: project, app: app)
                var own = project.settings.messages.texts(for: app?.appID)
                own.texts[LanguageTag(languages[0]).key] = text
                project.settings.messages.common = own
                project.settings.messages.apps = [:]
            }
            let entries = try MessageTextEntry.all(of: project, app: app)
            let price = price ?? destination?.price(in: project)
            return try (languages.isEmpty ? entries.map(\.language) : languages)
                .compactMap { try MessagePreviewView($0, of: project, app: app, price: price) }
        }
        let lines = [views.map(\.lines).joined(separator: "\n\n")]
        try Terminal.show(Listing("messages", views, lines: lines), asJSON: output.json)
    }

    private static func check(_ text: String, for project: Project, app: RelyingApp?) throws {
        let settings = project.settings.messages.texts(for: app?.appID)
        do {
            _ = try MessageTemplate(
                checking: text,
                domains: project.settings.messageDomains(settings)
            )
        } catch {
            throw CommandFailure("The text \(error.explanation).")
        }
    }

    private static func price(_ text: String) throws -> Money {
        guard let money = Money(typed: text) else {
            throw ValidationError("A price must have the form \"0.08 EUR\".")
        }
        return money
    }
}

/// The destination of messages, which determines their price.
struct MessageDestination: Sendable {
    private let region: String

    /// Parses a country or a number; throws if it is neither.
    init(_ text: String) throws {
        guard text.contains(where: \.isNumber) else {
            let region = text.uppercased()
            guard PhoneRegion.supported.contains(where: { $0.code == region }) else {
                throw ValidationError("\(text) is not a country code, such as DE.")
            }
            self.region = region
            return
        }
        do throws(Refusal) {
            region = try PhoneNumber(typed: text).regionCode ?? "ZZ"
        } catch {
            throw ValidationError(error.explanation)
        }
    }

    /// Returns the price of one message to the destination, according to the project's guard.
    func price(in project: Project) -> Money {
        project.settings.sendGuard.price(ofSegments: 1, in: region)
    }
}
