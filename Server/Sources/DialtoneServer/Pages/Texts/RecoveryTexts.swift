/// The texts of the sign-in page about recovery codes that the page without scripts shows as well.
struct RecoveryTexts: Decodable, Sendable {
    /// The choice of a recovery code, and the heading above its field.
    let factorRecovery: String
    let recoveryLabel: String
    let recoveryLead: String
}
