/// Throws unless the parameter that the wire calls `field` is within `range`.
func check(
    _ value: Int,
    in range: ClosedRange<Int>,
    as field: String
) throws(InvalidPasswordHash) {
    guard range.contains(value) else {
        throw InvalidPasswordHash(
            field: field,
            problem: "must be from \(range.lowerBound) to \(range.upperBound)"
        )
    }
}
