extension PhoneNumber {
    /// What the number has in common with ten thousand neighbors: all but its last four digits.
    ///
    /// Routes learn from prefixes, and the guard counts and holds them. A prefix has at most ten
    /// digits, since what follows in the longest numbers is an extension of a company's line.
    package var prefix: String {
        String(e164.dropLast(4).prefix(11))
    }
}
