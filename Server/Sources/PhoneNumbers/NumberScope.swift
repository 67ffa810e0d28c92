/// The phone numbers that a setting applies to, such as an SMS route.
package enum NumberScope: Hashable, Sendable {
    case everywhere
    /// The region's ISO 3166 code.
    case region(String)
    /// The start of the number, such as "+4915".
    case prefix(String)
}

extension NumberScope: RawRepresentable {
    package var rawValue: String {
        switch self {
        case .everywhere: "default"
        case .region(let code): code
        case .prefix(let digits): digits
        }
    }

    package init?(rawValue: String) {
        if rawValue == "default" {
            self = .everywhere
        } else if rawValue.wholeMatch(of: /[A-Z]{2}/) != nil {
            self = .region(rawValue)
        } else if rawValue.wholeMatch(of: /\+[1-9][0-9]{0,13}/) != nil {
            self = .prefix(rawValue)
        } else {
            return nil
        }
    }

    /// The precedence of the scope: a prefix is narrower than a region.
    ///
    /// A longer prefix is narrower than a shorter one.
    package var narrowness: Int {
        switch self {
        case .everywhere: 0
        case .region: 1
        case .prefix(let digits): 1 + digits.utf8.count
        }
    }
}
