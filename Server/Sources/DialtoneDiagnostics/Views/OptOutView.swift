package import DialtoneModel

/// An opt-out, as `--json` prints it.
package struct OptOutView: Encodable {
    package let createdAt: String

    /// The source: `operator`, `phone` or `gateway`.
    package let by: String

    /// The gateway that received the opt-out or rejected a message.
    package let gateway: String?

    /// When it expires, if it does.
    package let expiresAt: String?

    package init(_ optOut: OptOut) {
        createdAt = optOut.since.readable
        expiresAt = optOut.endsAt?.readable
        switch optOut.source {
        case .operator: (by, gateway) = ("operator", nil)
        case .phone(let name): (by, gateway) = ("phone", name)
        case .gateway(let name): (by, gateway) = ("gateway", name)
        }
    }

    /// The source as text.
    package var source: String {
        switch (by, gateway) {
        case ("phone", let name?): "the phone, via \(name)"
        case ("gateway", let name?): "the gateway \(name)"
        default: "an operator"
        }
    }
}
