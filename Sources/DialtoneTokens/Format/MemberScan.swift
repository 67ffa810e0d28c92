#if Tokens

import Foundation

/// Looks for names that occur twice in one object of a valid JSON text.
///
/// Foundation's parsers keep one of the two members and do not report the other.
struct MemberScan {
    /// The names in each open object; `nil` for an open array.
    private var open: [Set<String>?] = []

    mutating func hasRepeatedName(in json: Data) -> Bool {
        let bytes = Array(json)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"): open.append([])
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            case UInt8(ascii: "\""):
                let end = Self.end(ofTextAt: index, in: bytes)
                if Self.isName(upTo: end, in: bytes), !insert(bytes[index...end]) { return true }
                index = end
            default: break
            }
            index += 1
        }
        return false
    }

    /// Returns how many objects and arrays are open at once at most, in any text.
    static func depth(of json: Data) -> Int {
        let bytes = Array(json)
        var (depth, deepest, index) = (0, 0, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): index = end(ofTextAt: index, in: bytes)
            default: break
            }
            deepest = max(deepest, depth)
            index += 1
        }
        return deepest
    }

    /// Adds a name to the innermost object; `false` if it has it already.
    private mutating func insert(_ literal: ArraySlice<UInt8>) -> Bool {
        guard let name = Self.name(of: literal), var names = open.popLast() ?? nil
        else { return false }
        let (isNew, _) = names.insert(name)
        open.append(names)
        return isNew
    }

    /// Returns the name that a literal in quotes stands for.
    private static func name(of literal: ArraySlice<UInt8>) -> String? {
        guard literal.contains(UInt8(ascii: "\\")) else {
            return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
        }
        // Decoded, because a name can be written in several ways.
        let array = Data("[".utf8) + literal + Data("]".utf8)
        return try? JSONDecoder().decode([String].self, from: array).first
    }

    /// The index of the closing quote.
    private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count - 1)
    }

    /// Whether a colon follows the closing quote.
    private static func isName(upTo end: Int, in bytes: [UInt8]) -> Bool {
        bytes[(end + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
    }
}

#endif
