import DialtoneCore

/// What the template of the page for action codes shows.
struct ActionView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let title: String
    let lead: String

    /// The app's name; empty where the code led to no project.
    var appName = ""

    /// The address that it is about.
    var email: String?

    /// What one should know before pressing the button.
    var note: String?

    /// The form with the button that does it; none once it is done, or where it cannot be.
    var form: Form?

    /// What was wrong with what the form sent.
    var problem: String?

    /// Where the app goes on.
    var next: Next?

    init(assets: String, texts: ActionTexts, title: String, lead: String) {
        self.assets = assets
        language = texts.language
        direction = PageLanguage(rawValue: texts.language)?.direction ?? "ltr"
        self.title = title
        self.lead = lead
    }

    struct Form: Sendable {
        let action: String
        let oobCode: String
        let apiKey: String
        let continueURL: String
        let language: String
        let button: String

        /// The label of the field for a new password, where there is one.
        let passwordLabel: String?

        /// Whether the field may stay empty.
        var isPasswordOptional = false

        /// What the new password has to be made of.
        let passwordRules: String
        let shortest: Int

        /// The address as the name for which browsers keep the password.
        let userName: String
    }

    struct Next: Sendable {
        let url: String
        let label: String
    }
}
