import DialtoneCore

/// A wish for no messages, as `--json` shows it.
struct OptOutView: Encodable {
    let since: String

    /// `operator`, `phone` or `gateway`.
    let by: String

    /// The gateway that the phone spoke to, or that refused.
    let gateway: String?

    /// When it ends by itself, if it does.
    let until: String?

    init(_ optOut: OptOut) {
        since = optOut.since.readable
        until = optOut.endsAt?.readable
        switch optOut.source {
        case .operator: (by, gateway) = ("operator", nil)
        case .phone(let name): (by, gateway) = ("phone", name)
        case .gateway(let name): (by, gateway) = ("gateway", name)
        }
    }

    /// Who said so, for people.
    var source: String {
        switch (by, gateway) {
        case ("phone", let name?): "the phone, to \(name)"
        case ("gateway", let name?): "the gateway \(name)"
        default: "an operator"
        }
    }
}
