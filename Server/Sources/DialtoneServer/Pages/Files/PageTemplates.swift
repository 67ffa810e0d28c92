import DialtoneBasics
import EmbeddedFiles
import Mustache

/// The templates of the pages, embedded in the executable.
struct PageTemplates: Sendable {
    private static let contentType = "PAGE"

    private let library: MustacheLibrary

    /// Parses the templates; throws if one is invalid.
    init(_ files: [String: [UInt8]] = Self.files) throws {
        MustacheContentTypes.register(PageText(), named: Self.contentType)
        library = MustacheLibrary(
            templates: try files.mapValues { bytes in
                // Partials need the line as well, because each starts with the library's default
                // escaping.
                let template = "{{% CONTENT_TYPE: \(Self.contentType)}}\n"
                return try MustacheTemplate(
                    string: template + String(decoding: bytes, as: UTF8.self)
                )
            }
        )
    }

    /// Every file of the folder `Templates`, by its name without the extension.
    static var files: [String: [UInt8]] { files { _ in true } }

    /// The files of the pages for users; those of the console are more, and not every server has it.
    static var filesForUsers: [String: [UInt8]] { files { !$0.hasPrefix("console") } }

    private static func files(where isWanted: (String) -> Bool) -> [String: [UInt8]] {
        EmbeddedFiles.templates.reduce(into: [:]) { files, file in
            guard isWanted(file.key) else { return }
            files[file.key.replacing(".mustache", with: "")] = file.value.bytes
        }
    }

    func render(_ name: Name, with view: some Sendable) -> String {
        library.render(view, withTemplate: name.rawValue) ?? ""
    }

    /// The templates of complete pages.
    enum Name: String {
        case account
        case action
        case consoleApp = "console-app"
        case consoleAppVerification = "console-app-verification"
        case consoleApps = "console-apps"
        case consoleAppSettings = "console-app-settings"
        case consoleAudit = "console-audit"
        case consoleBranding = "console-branding"
        case consoleBudgets = "console-budgets"
        case consoleClient = "console-client"
        case consoleClients = "console-clients"
        case consoleConfirm = "console-confirm"
        case consoleCountryPrice = "console-country-price"
        case consoleDecisions = "console-decisions"
        case consoleDiagnosis = "console-diagnosis"
        case consoleErasure = "console-erasure"
        case consoleFind = "console-find"
        case consoleGateways = "console-gateways"
        case consoleGuard = "console-guard"
        case consoleImport = "console-import"
        case consoleImports = "console-imports"
        case consoleJob = "console-job"
        case consoleJobs = "console-jobs"
        case consoleKeys = "console-keys"
        case consoleHookCalls = "console-hook-calls"
        case consoleHookDeliveries = "console-hook-deliveries"
        case consoleHooks = "console-hooks"
        case consoleMail = "console-mail"
        case consoleMails = "console-mails"
        case consoleMessage = "console-message"
        case consoleMessages = "console-messages"
        case consoleNewApp = "console-new-app"
        case consoleNewUser = "console-new-user"
        case consoleOperators = "console-operators"
        case consoleOptOuts = "console-opt-outs"
        case consoleOverview = "console-overview"
        case consolePrices = "console-prices"
        case consoleProfile = "console-profile"
        case consoleProjects = "console-projects"
        case consoleProvider = "console-provider"
        case consoleProviders = "console-providers"
        case consolePushKeys = "console-push-keys"
        case consoleRegions = "console-regions"
        case consoleReplay = "console-replay"
        case consoleSelection = "console-selection"
        case consoleSentMessage = "console-sent-message"
        case consoleSettings = "console-settings"
        case consoleSetup = "console-set-up"
        case consoleSignIn = "console-sign-in"
        case consoleSigningKeys = "console-signing-keys"
        case consoleStatistics = "console-statistics"
        case consoleTenant = "console-tenant"
        case consoleTenants = "console-tenants"
        case consoleTestNumbers = "console-test-numbers"
        case consoleText = "console-text"
        case consoleTexts = "console-texts"
        case consoleUser = "console-user"
        case consoleUserLog = "console-user-log"
        case consoleUsers = "console-users"
        case formPost = "form-post"
        case iframe
        case leave
        case picker
        case plain
        case popup
        case question
        case signIn = "sign-in"
        case signInForm = "sign-in-form"
        case start
        case verifier
        case verify
        case verifyRefused = "verify-refused"
    }
}

/// Escapes every value in a template.
///
/// The library's own escaping does not escape markup after certain Unicode scalars.
private struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String { HTMLText(text).description }
}
