package import DialtoneModel
import DialtoneSendGuard

/// The rules for verifying a code, besides its session.
package struct CodeRules: Sendable {
    package let failures: FailurePolicy

    /// The address that the code comes from, as ``SendOrigin`` groups addresses.
    package let address: String

    package init(failures: FailurePolicy, address: String) {
        self.failures = failures
        self.address = address
    }

    package init(for caller: AppCaller) {
        self.init(
            failures: caller.settings.phoneSignIn.failures,
            address: SendOrigin(caller.remoteAddress).address
        )
    }
}
