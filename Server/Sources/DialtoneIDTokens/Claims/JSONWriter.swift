/// A streaming JSON writer.
///
/// A token is written for each sign-in and each refresh. `JSONEncoder` takes several times as long
/// for the same few members. It does not preserve their order, and it must box members whose names
/// are known only at run time.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {
        bytes.reserveCapacity(1_024)
    }

    package mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        try members(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    package mutating func member(_ name: String, string value: String) {
        key(name)
        append(value)
    }

    package mutating func member(_ name: String, integer value: Int64) {
        key(name)
        bytes.append(contentsOf: String(value).utf8)
    }

    package mutating func member(_ name: String, boolean value: Bool) {
        key(name)
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func member(_ name: String, strings values: [String]) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    package mutating func member<Element>(
        _ name: String,
        objects elements: [Element],
        _ members: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            object { members(&$0, element) }
        }
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes a member whose value is already JSON.
    package mutating func member(_ name: String, json: some Sequence<UInt8>) {
        key(name)
        bytes.append(contentsOf: json)
    }

    package mutating func member(
        _ name: String,
        object members: (inout JSONWriter) throws -> Void
    ) rethrows {
        key(name)
        try object(members)
    }

    private mutating func key(_ name: String) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        append(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = true
    }

    private mutating func append(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        // Works on the bytes in place: a token is about a thousand bytes long and needs no
        // escaping.
        text.withUTF8 { text in
            if text.allSatisfy(Self.needsNoEscape) {
                bytes.append(contentsOf: text)
            } else {
                for byte in text { appendEscaped(byte) }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0..<0x20:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "\\u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        default:
            bytes.append(byte)
        }
    }

    private static func needsNoEscape(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
