/// A page that shares an entry of the navigation with others.
enum ConsoleTab: CaseIterable, Sendable {
    case apps
    case pushKeys
    case appVerification
    case clients
    case identityProviders
    case testNumbers
    case tenants
    case regions
    case prices
    case budgets
    case optOuts

    var name: String {
        switch self {
        case .apps: translated("Apps")
        case .pushKeys: translated("Push keys")
        case .appVerification: translated("App verification")
        case .clients: translated("OpenID Connect clients")
        case .identityProviders: translated("Identity providers")
        case .testNumbers: translated("Test numbers")
        case .tenants: translated("Tenants")
        case .regions: translated("Allowed countries")
        case .prices: translated("Prices and senders")
        case .budgets: translated("Budgets and caps")
        case .optOuts: translated("Opt-outs")
        }
    }

    /// Other words by which the page is found, separated by commas; `nil` if there are none.
    var keywords: String? {
        switch self {
        case .pushKeys: translated("APNs, certificate")
        case .appVerification:
            // Names of products are the same in every language.
            "\(translated("captcha, reCAPTCHA, App Attest")), Play Integrity, Android"
        case .clients: translated("OAuth, client secret, redirect URI, issuer, discovery")
        case .identityProviders: translated("Google, Apple, SAML, OpenID Connect")
        case .testNumbers: translated("fictional, test code")
        case .prices: translated("price, cost, sender ID, currency, cap of a country")
        case .budgets: translated("spending, budget, cap, limit")
        case .apps, .tenants, .regions: nil
        case .optOuts: translated("STOP, opted out, blocked number, unsubscribe")
        }
    }

    /// The commands that do the same, by which the page is found in every language.
    var commands: [String] {
        switch self {
        case .apps: ["apps"]
        case .pushKeys: ["apns"]
        case .appVerification: ["app-verification", "captcha", "play-integrity"]
        case .clients: ["clients"]
        case .identityProviders: ["identity-providers"]
        case .testNumbers: ["test-numbers"]
        case .regions: ["regions"]
        case .prices: ["senders"]
        case .optOuts: ["opt-outs"]
        case .tenants, .budgets: []
        }
    }

    var section: ConsoleSection {
        switch self {
        case .apps, .pushKeys, .appVerification, .clients: .apps
        case .identityProviders, .testNumbers, .tenants: .signInMethods
        case .regions, .prices, .budgets: .regions
        case .optOuts: .messages
        }
    }

    /// The path of the page after that of the project.
    var pathName: String {
        switch self {
        case .apps: "apps"
        case .pushKeys: "push-keys"
        case .appVerification: "app-verification"
        case .clients: "clients"
        case .identityProviders: "sign-in-methods"
        case .testNumbers: "test-numbers"
        case .tenants: "tenants"
        case .regions: "countries"
        case .prices: "prices"
        case .budgets: "budgets"
        case .optOuts: "opt-outs"
        }
    }

    func path(in project: String) -> String {
        "\(ConsoleSite.root)/projects/\(PagePath.escaped(project))/\(pathName)"
    }
}

/// The links between the pages of one entry of the navigation, as templates show them.
struct ConsoleTabs: Sendable {
    let section: String
    let items: [ConsoleLayout.Item]

    init(_ current: ConsoleTab, in project: String) {
        section = current.section.name
        let tabs = ConsoleTab.allCases.filter { $0.section == current.section }
        let group =
            switch current.section {
            case .apps: "app-verification"
            case .regions: "spending"
            default: "sign-in"
            }
        let settings = ConsoleSection.settings.path(in: project).map {
            ConsoleLayout.Item(
                name: translated("Settings"),
                path: "\($0)/\(group)",
                isCurrent: false
            )
        }
        items =
            tabs.map {
                ConsoleLayout.Item(
                    name: $0.name,
                    path: $0.path(in: project),
                    isCurrent: $0 == current
                )
            } + [settings].compactMap(\.self)
    }
}
