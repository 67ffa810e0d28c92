package import DialtoneModel
package import IdentityToolkitAdmin
import PhoneNumbers

extension OptOutInfo {
    package init(_ optOut: OptOut) {
        self.init()
        createdAt = optOut.since.readable
        expiresAt = optOut.endsAt?.readable
        actor = optOut.actor
        reason = optOut.reason
        switch optOut.source {
        case .operator: by = "operator"
        case .phone(let name): (by, gateway) = ("phone", name)
        case .gateway(let name): (by, gateway) = ("gateway", name)
        }
    }

    /// The source as text.
    package var source: String {
        switch (by, gateway) {
        case ("phone", let name?): "the phone, via \(name)"
        case ("gateway", let name?): "the gateway \(name)"
        default: actor ?? "an operator"
        }
    }
}

extension OptedOutNumberInfo {
    package init(_ number: OptedOutNumber) {
        self.init()
        phoneNumber = number.phoneNumber.e164
        optOut = OptOutInfo(number.optOut)
    }
}
