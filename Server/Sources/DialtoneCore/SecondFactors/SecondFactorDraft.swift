/// A second factor as an administrator wants it on an account.
package struct SecondFactorDraft: Hashable, Sendable {
    package let id: SecondFactorID

    /// As the administrator wrote it.
    package var phoneNumber: String?

    /// Whether it stands for an authenticator app, which only its own person can set up.
    package var isTOTP = false

    package var displayName: String?

    /// `nil` keeps the time of the factor that has the ID, or means now.
    package var enrolledAt: Timestamp?

    package init(id: SecondFactorID) {
        self.id = id
    }
}

/// All second factors that an account is to have, with the rules that they are judged by.
package struct SecondFactorAssignment: Hashable, Sendable {
    package let drafts: [SecondFactorDraft]
    package let settings: SecondFactorSettings

    package init(_ drafts: [SecondFactorDraft], by settings: SecondFactorSettings) {
        self.drafts = drafts
        self.settings = settings
    }
}
