extension PhoneNumber {
    /// The number without its last four digits: the prefix that it shares with 10,000 numbers.
    ///
    /// SMS routes keep statistics for each prefix, and the guard counts and blocks by prefix. A
    /// prefix has at most ten digits, because the later digits of very long numbers are extensions
    /// of a company's line.
    package var prefix: String {
        String(e164.dropLast(4).prefix(11))
    }
}
