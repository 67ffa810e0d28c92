package import DialtoneModel

/// The result of using an action code.
package struct ActionOutcome: Sendable {
    package let code: ActionCode
    package let account: Account
}
