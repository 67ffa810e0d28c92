extension SecondFactorSettings {
    package var isOn: Bool { state != .disabled }

    /// Throws unless the project allows codes by message as second factors.
    package func requirePhone() throws(Refusal) {
        guard isOn, allowsPhone else { throw .secondFactor(.phoneDisabled) }
    }

    /// Throws unless the project allows authenticator apps as second factors.
    package func requireTOTP() throws(Refusal) {
        guard isOn, allowsTOTP else { throw .secondFactor(.totpDisabled) }
    }

    /// Throws unless the project allows recovery codes.
    package func requireRecovery() throws(Refusal) {
        guard isOn, allowsRecoveryCodes else { throw .secondFactor(.recoveryDisabled) }
    }

    /// Whether an account with this first factor can have second factors.
    ///
    /// An anonymous account has no user to ask, the app's own back end is responsible for custom
    /// tokens, and Game Center identifies a device's player rather than a person.
    package func follow(_ firstFactor: SignInProvider) -> Bool {
        switch firstFactor {
        case .anonymous, .custom, .gameCenter: false
        case .phone: allowsAfterPhone
        default: true
        }
    }
}

extension SecondFactorSettings {
    /// Whether an account without a second factor can sign in only to enroll one.
    package func demandsEnrollment(after factor: FirstFactor) -> Bool {
        !factor.bypassesSecondFactor && demandsEnrollment(after: factor.provider)
    }

    package func demandsEnrollment(after firstFactor: SignInProvider) -> Bool {
        state == .mandatory && follow(firstFactor)
    }

    /// Whether sign-in by phone number is rejected.
    ///
    /// That is the case if a second factor is required, but not allowed after a phone number.
    package var refusesPhoneAlone: Bool { state == .mandatory && !allowsAfterPhone }
}

extension SignInProvider {
    static let gameCenter = Self(rawValue: "gc.apple.com")
}
