import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension PreviewMessageTextRequest: WireInput {}

/// Shows a message with a sample code as it arrives on a phone, and saves nothing.
struct PreviewMessageText: Endpoint {
    private static let digits = "1234567890"

    let catalog: any MessageTextCatalog
    let store: any DataStore

    func respond(
        to input: PreviewMessageTextRequest,
        from caller: AdminCaller
    ) async throws -> MessageTextPreview {
        var project = caller.project
        let app = try await store.app(named: input.app, of: project)
        let language = try Self.language(input.language)
        var problem: String?
        if let text = input.text, !text.isEmpty {
            problem = Self.problem(of: text, in: project, app)
            if problem == nil { project.use(text, in: language, for: app) }
        }
        let length = project.settings.phoneSignIn.codes.length
        guard let code = OneTimeCode(typed: String(Self.digits.prefix(length))) else {
            throw Refusal.invalidArgument(field: "phoneSignIn.codes.length", problem: "is invalid")
        }
        let preview = try catalog.preview(of: code, in: language, for: project, app: app)
        let price = try Self.price(to: input.regionCode, in: project)
        return MessageTextPreview(preview) {
            $0.problem = problem
            $0.price = price.map { preview.wording.price(perPart: $0).text }
        }
    }

    private static func language(_ text: String?) throws(Refusal) -> String {
        guard let text, !text.isEmpty else { return "en" }
        let tag = LanguageTag(text)
        guard tag.isWellFormed else {
            throw .invalidArgument(field: "language", problem: "must be a tag such as de or pt-br")
        }
        return tag.key
    }

    private static func problem(
        of text: String,
        in project: Project,
        _ app: RelyingApp?
    ) -> String? {
        let settings = project.settings.messages.texts(for: app?.appID)
        do throws(InvalidMessageTemplate) {
            _ = try MessageTemplate(
                checking: text,
                domains: project.settings.messageDomains(settings)
            )
            return nil
        } catch {
            return error.explanation
        }
    }

    private static func price(to region: String?, in project: Project) throws -> Money? {
        guard let region, !region.isEmpty else { return nil }
        let code = region.uppercased()
        guard PhoneRegion.supported.contains(where: { $0.code == code }) else {
            throw Refusal.invalidArgument(
                field: "regionCode",
                problem: "must be an ISO 3166 code, such as DE"
            )
        }
        return project.settings.sendGuard.price(ofSegments: 1, in: code)
    }
}

extension Project {
    /// Replaces the text of one language, for all apps.
    fileprivate mutating func use(_ text: String, in language: String, for app: RelyingApp?) {
        var own = settings.messages.texts(for: app?.appID)
        own.texts[language] = text
        settings.messages.common = own
        settings.messages.apps = [:]
    }
}

extension MessageTextPreview {
    fileprivate init(_ preview: MessagePreview, _ fill: (inout Self) -> Void) {
        self.init()
        language = preview.wording.language
        text = preview.text
        alphabet = preview.wording.alphabet == .gsm7 ? "GSM-7" : "UCS-2"
        wideCharacters = preview.wideCharacters.map(String.init)
        segments = preview.wording.segments
        ios = preview.reading.onIOS
        android = preview.reading.onAndroid
        warnings = preview.warnings
        fill(&self)
    }
}
