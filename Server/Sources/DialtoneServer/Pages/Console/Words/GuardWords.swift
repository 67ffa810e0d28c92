import DialtoneBasics
import DialtoneSendGuard
import IdentityToolkitAdmin

/// The guard's rules, and what they count, in the words of pages.
enum GuardWords {
    /// Returns the name of a rule such as `limit/address/tenMinutes`.
    static func rule(_ text: String) -> String {
        guard let rule = SendRule(text: text) else { return text }
        if rule.name == .hold { return name(of: rule) }
        let scope = [rule.dimension.map(name), rule.span.map(length)].compactMap(\.self)
        return scope.isEmpty
            ? name(of: rule) : "\(name(of: rule)) (\(scope.joined(separator: ", ")))"
    }

    /// Returns what a rule counts, such as `country:DE`, with the name of a country.
    static func subject(_ text: String) -> String {
        guard let dimension = SendDimension(text: text) else { return text }
        return switch dimension.kind {
        case .project: name(of: .project)
        case .country: RegionName.of(dimension.subject)
        case .instance: name(of: .instance)
        case .app where dimension.subject.isEmpty: translated("apps that are not registered")
        default: "\(name(of: dimension.kind)) \(dimension.subject)"
        }
    }

    /// Returns the name of a kind of numbers, such as `fixedLineOrMobile`.
    static func kind(_ text: String) -> String {
        switch NumberKind(rawValue: text) {
        case .mobile: translated("mobile")
        case .fixedLineOrMobile: translated("landline or mobile")
        case .fixedLine: translated("landline")
        case .tollFree: translated("toll-free")
        case .premiumRate: translated("premium rate")
        case .sharedCost: translated("shared cost")
        case .voIP: translated("internet phone")
        case .personal: translated("personal number")
        case .pager: translated("pager")
        case .uan: translated("company number")
        case .voicemail: translated("voicemail")
        case .satellite: translated("satellite phone")
        case .universal: translated("international network")
        case .unknown: translated("unknown kind")
        case nil: text
        }
    }

    /// Returns the countries to which a project sends messages, in one sentence.
    static func countries(_ regions: MessageRegions) -> String {
        func names(_ codes: [String]) -> String {
            codes.map(RegionName.of).sorted().joined(separator: ", ")
        }
        if let allowed = regions.allowed {
            return allowed.isEmpty
                ? translated("Messages are blocked for all countries.")
                : translated("Messages are allowed only to \(names(allowed)).")
        }
        return regions.denied.isEmpty
            ? translated("Messages are allowed to all countries.")
            : translated("Messages are allowed to all countries except \(names(regions.denied)).")
    }

    /// Returns a mode of the guard in a word.
    static func mode(_ text: String) -> String {
        switch text {
        case "off": translated("off")
        case "audit": translated("only recorded")
        case "enforce": translated("on")
        default: text
        }
    }

    private static func name(of rule: SendRule) -> String {
        switch rule.name {
        case .kind: translated("Kind of number")
        case .hold: translated("Held prefix")
        case .cap: translated("Spending cap")
        case .limit: translated("Limit on unanswered messages")
        case .budget: translated("Budget for unanswered messages")
        case .answers: translated("Share of codes entered")
        case .countries: translated("Countries requested from one address")
        case .notices: translated("Limit on notices to owners")
        }
    }

    private static func name(of kind: SendDimension.Kind) -> String {
        switch kind {
        case .instance: translated("app installation")
        case .address: translated("IP address")
        case .prefix: translated("prefix")
        case .network: translated("network")
        case .app: translated("app")
        case .country: translated("country")
        case .project: translated("project")
        case .server: translated("server")
        }
    }

    private static func length(of span: SendSpan) -> String {
        switch span {
        case .tenMinutes: translated("10 minutes")
        case .hour: translated("1 hour")
        case .day: translated("1 day")
        case .month: translated("30 days")
        }
    }
}
