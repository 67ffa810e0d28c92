import HTTPTypes

/// Security-relevant header fields, which may occur only once (RFC 9110, section 5.3).
///
/// If one of them is repeated, a proxy and this server could use different values.
enum SingleFields {
    private static let bits: [HTTPField.Name: UInt32] = {
        let names: [HTTPField.Name] = [
            .accessControlRequestMethod, .apiKey, .appInstance, .appSecret, .authorization,
            .bundleIdentifier, .contentLength, .contentType, .googleAppID, .host, .origin,
        ]
        return names.enumerated().reduce(into: [:]) { $0[$1.element] = 1 << UInt32($1.offset) }
    }()

    static func check(_ fields: HTTPFields) throws(RequestRefusal) {
        var seen: UInt32 = 0
        for field in fields {
            guard let bit = bits[field.name] else { continue }
            guard seen & bit == 0 else {
                throw .malformedHead("The header \(field.name.rawName) is repeated.")
            }
            seen |= bit
        }
    }
}
