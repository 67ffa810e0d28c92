import DialtoneModel
import PhoneNumbers

/// A request to a hook.
struct HookRequest {
    let trigger: HookTrigger
    let caller: AppCaller
    var account: Account?
    var factor: FirstFactor?
    var secondFactor: ProvedSecondFactor?
    var message: Message?

    /// The message that is about to be sent, and its recipient.
    enum Message {
        case sms(PhoneNumber, SMSPurpose)
        case email(AccountNotice)
    }

    init(_ trigger: HookTrigger, of caller: AppCaller) {
        self.trigger = trigger
        self.caller = caller
    }

    /// Identity Platform's name for the sign-in method: the provider's ID if it is federated.
    var method: String? { factor?.method }
}
