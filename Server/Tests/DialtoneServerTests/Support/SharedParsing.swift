import DialtoneNode

/// The threads for large bodies and SAML responses, shared by tests.
enum SharedParsing {
    static let pools = ParsingPools(threadCount: 2)
}
