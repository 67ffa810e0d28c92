extension SignInMethod {
    /// The server's name for the way to sign in.
    var name: String {
        switch self {
        case .phone: "phone"
        case .password: "password"
        case .emailLink: "emailLink"
        case .provider(let id, _): id
        case .passkey: "passkey"
        case .guest: "anonymous"
        }
    }

    /// Whether an account that signs in this way can be found by its e-mail address.
    var hasAddress: Bool {
        switch self {
        case .password, .emailLink, .provider: true
        case .phone, .passkey, .guest: false
        }
    }
}
