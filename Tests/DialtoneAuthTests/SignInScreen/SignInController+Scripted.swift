import DialtoneAuthUI

@testable import DialtoneAuth

extension SignInController {
    /// A screen in English, for a user in the United States.
    convenience init(
        _ project: ScriptedProject,
        emailLink: ActionCodeSettings? = nil,
        passkeys: (any PasskeyAuthenticator)? = nil,
        _ adjust: (inout SignInOptions) -> Void = { _ in }
    ) {
        var options = SignInOptions()
        adjust(&options)
        self.init(
            auth: project.auth,
            options: options,
            emailLink: emailLink,
            texts: SignInTexts(preferences: ["en"]),
            region: "US",
            passkeys: passkeys
        )
    }

    /// Sends events, and waits for the answer to the last one.
    func take(_ events: SignInEvent...) async {
        for event in events { send(event) }
        await settle()
    }

    /// The code that the screen asks for.
    var code: CodeEntry? {
        guard case .code(let entry) = model.step else { return nil }
        return entry
    }
}
