import PhoneNumbers

/// What a hook is asked.
struct HookQuestion {
    let trigger: HookTrigger
    let caller: SignInCaller
    var account: Account?
    var factor: FirstFactor?
    var secondFactor: ProvedSecondFactor?
    var message: Message?

    /// What is about to be sent, and where.
    enum Message {
        case sms(PhoneNumber, SMSPurpose)
        case email(AccountNotice)
    }

    init(_ trigger: HookTrigger, of caller: SignInCaller) {
        self.trigger = trigger
        self.caller = caller
    }

    /// What Identity Platform calls the sign-in method: the provider's ID where it is federated.
    var method: String? { factor?.method }
}
