/// The structure of a JSON text, determined before it is decoded.
struct JSONShape {
    /// The maximum depth; no call needs more than a few levels.
    static let depthLimit = 32

    /// The maximum number of values for most calls: a thousand accounts of ten fields.
    ///
    /// Parsing a value takes a microsecond or more, even if it is ignored.
    static let valueLimit = 10_000

    /// The nesting depth of objects and arrays.
    private(set) var depth = 0

    /// The number of members and elements, accurate to within one for each object and array.
    private(set) var valueCount = 0

    /// Whether any key is in snake case, such as `phone_number`.
    private(set) var hasSnakeCaseKeys = false

    init(_ text: some Sequence<UInt8>) {
        var level = 0
        var isInString = false
        var isEscaped = false
        var underscore = false
        for byte in text {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                } else if byte == UInt8(ascii: "_") {
                    underscore = true
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                underscore = false
            case UInt8(ascii: ":"):
                if underscore { hasSnakeCaseKeys = true }
            case UInt8(ascii: ","):
                valueCount += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                valueCount += 1
                level += 1
                depth = max(depth, level)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                level -= 1
            default:
                break
            }
        }
    }
}
