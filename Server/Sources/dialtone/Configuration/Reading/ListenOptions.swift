import DialtoneServer

/// The address of an additional listener and its options, such as `0.0.0.0:443 tls`.
struct ListenOptions: Sendable {
    /// Why a text is not valid, as the end of a sentence.
    struct Invalid: Error {
        let problem: String
    }

    static let tls = "tls"
    static let proxyProtocol = "proxyProtocol"

    let address: ListenAddress
    var usesTLS = false
    var takesProxyHeader = false

    init(_ text: String) throws(Invalid) {
        let words = text.split(separator: " ")
        guard let first = words.first, let address = ListenAddress(String(first)) else {
            throw Invalid(problem: "\(text) does not begin with \(ListenAddress.form)")
        }
        self.address = address
        for option in words.dropFirst() {
            switch String(option) {
            case Self.tls: usesTLS = true
            case Self.proxyProtocol: takesProxyHeader = true
            default:
                throw Invalid(
                    problem: "\(option) is not an option; the options are "
                        + "\(Self.tls) and \(Self.proxyProtocol)"
                )
            }
        }
    }
}

extension ListenAddress {
    /// What settings expect.
    static let form =
        "HOST:PORT, or unix:PATH with an absolute path of at most \(socketPathLimit) bytes"

    /// Reads the address of a listener from a setting; `nil` if it is not set.
    init?(_ text: String?, of key: String) throws(ConfigurationProblem) {
        guard let text else { return nil }
        guard let address = Self(text) else {
            throw ConfigurationProblem("\(key): must be \(Self.form)")
        }
        self = address
    }
}
