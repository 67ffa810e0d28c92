import ArgumentParser
import DialtoneModel

/// The conditions that the users of an export meet.
struct UserFilterOptions: ParsableArguments {
    enum State: String, ExpressibleByArgument, CaseIterable {
        case enabled, disabled
    }

    @Option(help: "Only users in this state.")
    var state: State?

    @Option(
        help: ArgumentHelp(
            "Only users with this sign-in method: phone, password, emailLink, passkey, "
                + "custom, or a provider's ID.",
            valueName: "method"
        ),
        transform: { text in
            guard let method = SignInMethodFilter(text) else {
                throw ValidationError("The method \(text) is not valid.")
            }
            return method
        }
    )
    var method: SignInMethodFilter?

    var filter: AccountFilter {
        var filter = AccountFilter()
        filter.isDisabled = state.map { $0 == .disabled }
        filter.method = method
        return filter
    }
}
