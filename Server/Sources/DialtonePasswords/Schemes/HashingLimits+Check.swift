/// Throws unless `value`, the wire field `field`, is within `range`.
func check(
    _ value: Int,
    in range: ClosedRange<Int>,
    as field: String,
    unit: String = ""
) throws(InvalidPasswordHash) {
    guard range.contains(value) else {
        let bounds =
            range.count == 1
            ? "\(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        throw InvalidPasswordHash(field: field, problem: "must be \(bounds)\(unit)")
    }
}
