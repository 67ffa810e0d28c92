/// The template values of the action code page.
struct ActionView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let title: String
    let lead: String

    /// The app's name; empty if the code belongs to no project.
    var appName = ""

    /// The look of the project; `nil` if the code belongs to no project.
    var brand: BrandView?

    /// The e-mail address that the action applies to.
    var email: String?

    /// A note to read before using the button.
    var note: String?

    /// The form with the button; `nil` once the action is done, or if it is impossible.
    var form: Form?

    /// The error in the submitted form.
    var problem: String?

    /// The link at which the app continues.
    var next: Next?

    init(assets: String, language: PageLanguage, title: String, lead: String) {
        self.assets = assets
        self.language = language.tag
        direction = language.direction
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

        /// The label of the password field, if there is one.
        let passwordLabel: String?

        /// Whether the password field may stay empty.
        var isPasswordOptional = false

        /// The requirements for the new password.
        let passwordRules: String
        let shortest: Int

        /// The address as the user name, under which browsers save the password.
        let userName: String
    }

    struct Next: Sendable {
        let url: String
        let label: String
    }
}
