import PhoneNumbers

/// What others have to be asked before somebody signs in to an account by its number.
///
/// It is thrown out of a transaction, which it undoes: no transaction waits for an answer. The
/// same proof is judged again once there is one.
struct NumberQuestion: Error, Hashable {
    let phoneNumber: PhoneNumber

    /// When the number was last proved for the account.
    let provedAt: Timestamp

    let isDormant: Bool
}
