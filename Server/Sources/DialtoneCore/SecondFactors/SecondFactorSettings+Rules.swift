extension SecondFactorSettings {
    package var isOn: Bool { state != .disabled }

    /// Refuses unless codes by message are a second factor of this project.
    func requirePhone() throws(Refusal) {
        guard isOn, allowsPhone else { throw .secondFactor(.phoneDisabled) }
    }

    /// Refuses unless authenticator apps are a second factor of this project.
    func requireTOTP() throws(Refusal) {
        guard isOn, allowsTOTP else { throw .secondFactor(.totpDisabled) }
    }

    /// Whether accounts can have second factors besides this first one.
    ///
    /// Anonymous accounts have nobody to ask, custom tokens are the word of the app's own back
    /// end, and Game Center proves a device's player rather than a person.
    package func follow(_ firstFactor: SignInProvider) -> Bool {
        switch firstFactor {
        case .anonymous, .custom, .gameCenter: false
        case .phone: allowsAfterPhone
        default: true
        }
    }
}

extension SecondFactorSettings {
    /// Whether somebody whose account has no second factor is let in only to enroll one.
    func demandsEnrollment(after factor: FirstFactor) -> Bool {
        !factor.bypassesSecondFactor && demandsEnrollment(after: factor.provider)
    }

    func demandsEnrollment(after firstFactor: SignInProvider) -> Bool {
        state == .mandatory && follow(firstFactor)
    }

    /// Whether a number alone signs nobody in: a second factor is demanded, and none may follow.
    var refusesPhoneAlone: Bool { state == .mandatory && !allowsAfterPhone }
}

extension SignInProvider {
    static let gameCenter = Self(rawValue: "gc.apple.com")
}
