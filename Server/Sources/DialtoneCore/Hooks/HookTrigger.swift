/// The moment at which a hook is asked, by the names that Identity Platform gives it.
package enum HookTrigger: String, Hashable, Sendable, Codable, CaseIterable {
    /// An account is about to be created; the hook may refuse or change it.
    case beforeCreate
    /// Somebody has proved to be the account's person and is about to get tokens.
    case beforeSignIn
    case beforeSendEmail
    case beforeSendSMS = "beforeSendSms"
}
