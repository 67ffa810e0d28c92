import DialtoneNode

/// Threads for large bodies and SAML responses that tests share.
enum SharedParsing {
    static let pools = ParsingPools(threadCount: 2)
}
