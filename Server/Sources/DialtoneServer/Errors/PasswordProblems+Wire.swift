import DialtoneModel

extension PasswordShortcoming {
    var sentence: String {
        switch self {
        case .tooShort(let length): "Password must contain at least \(length) characters"
        case .tooLong(let length): "Password cannot be longer than \(length) characters"
        case .noLowercase: "Password must contain a lower case character"
        case .noUppercase: "Password must contain an upper case character"
        case .noDigit: "Password must contain a numeric character"
        case .noSymbol: "Password must contain a non-alphanumeric character"
        }
    }
}

extension GuessablePassword {
    var sentence: String {
        switch self {
        case .common: "This password is among the first that attackers try. Choose another one."
        case .context:
            "The password must not be the e-mail address or the service's name. "
                + "Choose another one."
        case .breached: "This password is known from a data breach. Choose another one."
        }
    }
}
