/// What the use of an action code did.
package struct ActionOutcome: Sendable {
    package let code: ActionCode
    package let account: Account
}
