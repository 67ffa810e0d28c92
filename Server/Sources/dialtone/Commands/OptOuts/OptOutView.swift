import DialtoneCore

/// A wish for no messages, as `--json` shows it.
struct OptOutView: Encodable {
    let since: String

    /// `operator`, `phone` or `provider`.
    let by: String

    /// The provider that the phone spoke to, or that refused.
    let provider: String?

    /// When it ends by itself, if it does.
    let until: String?

    init(_ optOut: OptOut) {
        since = optOut.since.readable
        until = optOut.endsAt?.readable
        switch optOut.source {
        case .operator: (by, provider) = ("operator", nil)
        case .phone(let name): (by, provider) = ("phone", name)
        case .provider(let name): (by, provider) = ("provider", name)
        }
    }

    /// Who said so, for people.
    var source: String {
        switch (by, provider) {
        case ("phone", let name?): "the phone, to \(name)"
        case ("provider", let name?): "the provider \(name)"
        default: "an operator"
        }
    }
}
