import Foundation

/// Finds messages in a development server's output: `message to NUMBER (PROJECT): CODE is …`.
struct PrintedMessages {
    struct Message: Equatable {
        let phoneNumber: String
        let code: String
    }

    private static let start = Array("message to ".utf8)

    /// The beginning of an incomplete line.
    private var rest = Data()

    /// Adds output and returns the messages in the lines that it completes.
    mutating func take(_ bytes: Data) -> [Message] {
        rest.append(bytes)
        var messages: [Message] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            if let message = Self.message(in: rest[..<end]) { messages.append(message) }
            rest = rest[(end + 1)...]
        }
        rest = Data(rest)
        return messages
    }

    private static func message(in line: Data) -> Message? {
        guard line.starts(with: start) else { return nil }
        let number = line.dropFirst(start.count).prefix { $0 != UInt8(ascii: " ") }
        guard let colon = line[number.endIndex...].firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        let code = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }.prefix(while: isDigit)
        guard !code.isEmpty else { return nil }
        return Message(
            phoneNumber: String(decoding: number, as: UTF8.self),
            code: String(decoding: code, as: UTF8.self)
        )
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
