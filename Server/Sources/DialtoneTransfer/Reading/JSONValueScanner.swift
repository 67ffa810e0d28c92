/// Finds the end of a JSON value, byte by byte.
struct JSONValueScanner {
    private enum Kind {
        case string, nested, scalar, none
    }

    private let kind: Kind
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var isClosed = false

    init(_ first: UInt8) {
        switch first {
        case UInt8(ascii: "\""):
            kind = .string
            isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            kind = .nested
            depth = 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
            kind = .none
        default:
            kind = .scalar
        }
    }

    /// Whether the first byte cannot begin a value.
    var isMisplaced: Bool { kind == .none }

    mutating func take(_ byte: UInt8) {
        if isInString {
            takeInString(byte)
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            depth -= 1
            if depth == 0 { isClosed = true }
        default: break
        }
    }

    private mutating func takeInString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            if kind == .string { isClosed = true }
        }
    }

    /// Whether the value ends before `next`; only this byte shows the end of a number.
    func isEnd(before next: UInt8?) -> Bool {
        guard kind == .scalar else { return isClosed }
        guard let next else { return true }
        return Self.isWhiteSpace(next) || next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
            || next == UInt8(ascii: "}")
    }

    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
