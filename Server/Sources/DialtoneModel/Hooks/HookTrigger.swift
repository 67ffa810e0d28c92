/// The operation before which a hook is called, named as in Identity Platform.
package enum HookTrigger: String, Hashable, Sendable, Codable, CaseIterable {
    /// An account is about to be created; the hook may reject or change it.
    case beforeCreate
    /// The user has authenticated and is about to receive tokens.
    case beforeSignIn
    case beforeSendEmail
    case beforeSendSMS = "beforeSendSms"
}
