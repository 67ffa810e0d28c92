package import DialtoneBasics

/// A second factor as specified by an administrator.
package struct SecondFactorDraft: Hashable, Sendable {
    package let id: SecondFactorID

    /// The number as the administrator wrote it.
    package var phoneNumber: String?

    /// Whether it is an authenticator app, which only the user can set up.
    package var isTOTP = false

    package var displayName: String?

    /// The enrollment time; `nil` keeps the time of the existing factor, or means now.
    package var enrolledAt: Timestamp?

    package init(id: SecondFactorID) {
        self.id = id
    }
}

/// All second factors to assign to an account, and the project's settings for them.
package struct SecondFactorAssignment: Hashable, Sendable {
    package let drafts: [SecondFactorDraft]
    package let settings: SecondFactorSettings

    package init(_ drafts: [SecondFactorDraft], by settings: SecondFactorSettings) {
        self.drafts = drafts
        self.settings = settings
    }
}
