import DialtoneModel

/// An opt-out, as `--json` prints it.
struct OptOutView: Encodable {
    let since: String

    /// The source: `operator`, `phone` or `gateway`.
    let by: String

    /// The gateway that received the opt-out or rejected a message.
    let gateway: String?

    /// When it expires, if it does.
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

    /// The source as text.
    var source: String {
        switch (by, gateway) {
        case ("phone", let name?): "the phone, via \(name)"
        case ("gateway", let name?): "the gateway \(name)"
        default: "an operator"
        }
    }
}
