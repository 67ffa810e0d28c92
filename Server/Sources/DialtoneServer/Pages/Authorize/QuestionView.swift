import DialtoneModel
import PhoneNumbers

/// The template values of a page that asks the user something, without a script.
struct QuestionView: Sendable {
    struct Button: Sendable {
        let answer: String
        let label: String

        /// The classes of the button.
        let style: String

        /// The answer that the user most likely wants.
        static func main(_ answer: String, _ label: String) -> Button {
            Button(answer: answer, label: label, style: "button")
        }

        static func quiet(_ answer: String, _ label: String) -> Button {
            Button(answer: answer, label: label, style: "button is-quiet")
        }

        static func link(_ answer: String, _ label: String) -> Button {
            Button(answer: answer, label: label, style: "link-button")
        }
    }

    /// What the page says and asks.
    struct Contents: Sendable {
        var appName: String
        var brand: BrandView
        var title: String
        var lead: String

        /// The number or address of the user's account.
        var account: String

        /// What a client receives.
        var items: [String] = []
        var buttons: [Button]
    }

    let assets: String
    let language: String
    let direction: String
    let appName: String
    let brand: BrandView
    let title: String
    let lead: String
    let account: String
    let items: [String]
    let hasItems: Bool

    /// The path that the form is sent to.
    let action: String

    /// The ticket that the form contains.
    let request: String
    let buttons: [Button]

    init(
        _ contents: Contents,
        action: String,
        request: String,
        language: PageLanguage,
        assets: String
    ) {
        self.assets = assets
        self.language = language.tag
        direction = language.direction
        appName = contents.appName
        brand = contents.brand
        title = contents.title
        lead = contents.lead
        account = contents.account
        items = contents.items
        hasItems = !contents.items.isEmpty
        self.action = action
        self.request = request
        buttons = contents.buttons
    }
}

extension Account {
    /// The name by which the user recognizes the account.
    var shownName: String {
        phoneNumber?.internationalFormat ?? email ?? displayName ?? id.rawValue
    }
}
