import DialtoneFlows
import DialtoneModel
import PhoneNumbers

/// The template values of the sign-in by forms, which needs no scripts.
struct SignInFormView: Sendable {
    typealias Button = QuestionView.Button

    struct NumberEntry: Sendable {
        let countryLabel: String
        let regions: [RegionOptions.Option]
        let numberLabel: String
        let number: String
        let isWrong: Bool
    }

    struct CodeEntry: Sendable {
        let codeLabel: String
        let isWrong: Bool

        /// Whether the code is one that was sent, or shown by an app; a recovery code has letters.
        var isNumeric = true
    }

    struct Choice: Sendable {
        let id: String
        let choiceLabel: String
        let choiceNote: String
    }

    let assets: String
    let language: String
    let direction: String
    let title: String
    let appName: String
    let brand: BrandView
    let action = SignInForms.path
    let cancelAction = SignInPage.answerPath
    let cancel: String
    let retry: String

    /// The ticket that the form for canceling contains.
    let request: String

    /// The encrypted progress of the sign-in.
    let progress: String

    /// Browsers refuse it in the sandboxed frame of a preview.
    var takesFocus = true

    var heading = ""
    var leadStart = ""
    var leadNumber = ""
    var leadEnd = ""
    var numberEntry: NumberEntry?
    var codeEntry: CodeEntry?
    var choices: [Choice] = [] { didSet { hasChoices = !choices.isEmpty } }

    /// Whether there are ``choices``; it is stored, because templates see no computed properties.
    private(set) var hasChoices = false
    var problem = ""
    var news = ""
    var buttons: [Button] = []

    /// The address of the page with scripts, if only that can continue.
    var scripted: String?
    var finePrint: String?

    init(
        _ visit: AuthorizePages.Visit,
        appName: String,
        request: String,
        progress: String,
        _ files: PageFiles
    ) {
        let language = visit.language
        let brand = files.brand(of: visit.project, in: language)
        self.init(appName: appName, in: language, brand, files, request, progress)
    }

    /// Creates a page without a step; without a request, its forms lead nowhere.
    init(
        appName: String,
        in language: PageLanguage,
        _ brand: BrandView,
        _ files: PageFiles,
        _ request: String = "",
        _ progress: String = ""
    ) {
        assets = files.assets.path
        self.language = language.tag
        direction = language.direction
        title = language.texts.signInFrame.title(for: appName)
        self.appName = appName
        self.brand = brand
        cancel = language.texts.authorize.cancel
        retry = language.texts.signInFrame.retry
        self.request = request
        self.progress = progress
    }
}

extension SignInFormView {
    /// Puts a number in the middle of the sentence below the heading.
    mutating func setLead(_ text: String, around number: String) {
        let parts = text.split(
            separator: "{number}",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        leadStart = String(parts[0])
        leadNumber = number
        leadEnd = parts.count > 1 ? String(parts[1]) : ""
    }
}
