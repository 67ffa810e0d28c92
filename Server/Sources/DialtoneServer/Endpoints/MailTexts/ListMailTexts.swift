import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The query of calls about mails in one language.
struct MailLanguageInput: WireInput {
    let language: String?
}

/// Lists the mails to users in one language, with sample data.
struct ListMailTexts: Endpoint {
    let mailer: AccountMailer
    let obstacle: String?

    func respond(
        to input: MailLanguageInput,
        from caller: AdminCaller
    ) async throws -> ListMailTextsResponse {
        let language = try LanguageTag.key(ofMails: input.language)
        let project = caller.project
        return ListMailTextsResponse {
            $0.obstacle = obstacle
            $0.sender = MailSenderInfo(project, problem: mailer.senderProblem(of: project))
            $0.mails = AccountNotice.Kind.allCases.map { kind in
                MailTextInfo(kind, language, mailer, project)
            }
            $0.customTexts = mailer.customTexts(of: project)
        }
    }
}

extension AccountMailer {
    fileprivate func customTexts(of project: Project) -> [CustomMailTextInfo] {
        AccountNotice.Kind.allCases.flatMap { kind in
            project.settings.mails.texts(of: kind).sorted { $0.key < $1.key }.map {
                language,
                text in
                CustomMailTextInfo {
                    $0.kind = kind.rawValue
                    $0.language = language
                    $0.text = MailTextSource(text)
                    $0.problem = entry(of: kind, for: project, in: language).problem?.sentence
                }
            }
        }
    }
}

extension MailSenderInfo {
    fileprivate init(_ project: Project, problem: String?) {
        let identity = project.mailIdentity
        self.init()
        name = identity.name
        from = identity.from
        replyTo = identity.replyTo
        self.problem = problem
    }
}

extension MailTextInfo {
    /// Creates a mail with sample data.
    init(
        _ kind: AccountNotice.Kind,
        _ language: String,
        _ mailer: AccountMailer,
        _ project: Project
    ) {
        let entry = mailer.entry(of: kind, for: project, in: language)
        let notice = AccountNotice(sampleOf: kind, to: AccountNotice.sampleAddress)
        let content = mailer.content(of: notice, for: project, in: [language])
        self.init()
        self.kind = kind.rawValue
        self.language = entry.language
        customized = entry.isCustomized(in: project)
        problem = entry.problem?.sentence
        subject = content.subject
        text = content.text
        html = content.html
    }
}

extension MailTextEntry {
    /// Whether the text in effect is the project's own, in this or a related language.
    fileprivate func isCustomized(in project: Project) -> Bool {
        guard let text = project.settings.mails.text(of: kind, in: language) else { return false }
        return (try? MailTemplate(checking: text, for: kind)) != nil
    }
}

extension MailTextSource {
    init(_ text: CustomMailText) {
        self.init()
        subject = text.subject
        body = text.body
        button = text.button
    }
}

extension LanguageTag {
    /// Returns the lookup key of a language in a request; English if it is absent.
    static func key(ofMails text: String?) throws(Refusal) -> String {
        guard let text, !text.isEmpty else { return "en" }
        let tag = LanguageTag(text)
        guard tag.isWellFormed else {
            throw .invalidArgument(field: "language", problem: "must be a tag such as de or pt-br")
        }
        return tag.key
    }
}

extension AccountNotice.Kind {
    /// Throws if a request names no kind of mail.
    init(ofRequest name: String?) throws(Refusal) {
        guard let kind = name.flatMap(Self.init(rawValue:)) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidArgument(field: "kind", problem: "must be one of \(names)")
        }
        self = kind
    }
}
