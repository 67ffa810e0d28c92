import Foundation

/// A password hash in PHC string format: `$name$key=value,key=value$salt$hash`.
///
/// Salt and hash are in base64. Parameters may be in several groups, like the `v=19` of Argon2.
package struct HashText: Sendable {
    package struct Heading: Sendable {
        package let name: String
        package let groups: [[Parameter]]

        package init(_ name: String, _ groups: [Parameter]...) {
            self.name = name
            self.groups = groups
        }

        fileprivate init(name: String, groups: [[Parameter]]) {
            self.name = name
            self.groups = groups
        }
    }

    package struct Parameter: Sendable {
        package let key: String
        package let value: String

        package init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }

        package init(_ key: String, _ value: Int) {
            self.init(key, String(value))
        }

        package init(_ key: String, _ bytes: [UInt8]) {
            self.init(key, HashText.base64(bytes))
        }
    }

    package let heading: Heading
    package let salt: [UInt8]
    package let hash: [UInt8]

    package init(heading: Heading, salt: [UInt8], hash: [UInt8]) {
        self.heading = heading
        self.salt = salt
        self.hash = hash
    }

    /// `nil` if `text` has another format or is too long.
    package init?(_ text: String) {
        guard text.utf8.count <= HashingLimits.textLength else { return nil }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0].isEmpty, !parts[1].isEmpty,
            let salt = Self.bytes(base64: parts[parts.count - 2]),
            let hash = Self.bytes(base64: parts[parts.count - 1])
        else { return nil }
        var groups: [[Parameter]] = []
        for part in parts[2..<(parts.count - 2)] {
            guard let group = Self.parameters(part) else { return nil }
            groups.append(group)
        }
        heading = Heading(name: String(parts[1]), groups: groups)
        self.salt = salt
        self.hash = hash
    }

    private static func parameters(_ text: Substring) -> [Parameter]? {
        var parameters: [Parameter] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let equals = item.firstIndex(of: "=") else { return nil }
            parameters.append(
                Parameter(String(item[..<equals]), String(item[item.index(after: equals)...]))
            )
        }
        return parameters
    }

    package var text: String {
        let groups = heading.groups.map { group in
            group.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        }
        let parts = [heading.name] + groups + [Self.base64(salt), Self.base64(hash)]
        return "$" + parts.joined(separator: "$")
    }

    fileprivate static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().trimmingPadding
    }

    /// Decodes base64 in either alphabet, with or without padding: exports use all of these.
    package static func bytes(base64 text: some StringProtocol) -> [UInt8]? {
        let bare = String(text)
            .replacingOccurrences(of: "-", with: "+")
            .replacingOccurrences(of: "_", with: "/")
            .trimmingPadding
        let padding = String(repeating: "=", count: (4 - bare.utf8.count % 4) % 4)
        return Data(base64Encoded: bare + padding).map { Array($0) }
    }
}

extension String {
    fileprivate var trimmingPadding: String {
        String(prefix { $0 != "=" })
    }
}

extension HashText.Heading {
    func value(_ key: String) -> String? {
        groups.joined().first { $0.key == key }?.value
    }

    func number(_ key: String) throws(InvalidPasswordHash) -> Int {
        guard let number = value(key).flatMap(Int.init) else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has no number in \(key)")
        }
        return number
    }

    /// The parameter's value, decoded from base64; empty if the parameter is missing.
    func bytes(_ key: String) throws(InvalidPasswordHash) -> [UInt8] {
        guard let bytes = HashText.bytes(base64: value(key) ?? "") else {
            throw InvalidPasswordHash(field: "passwordHash", problem: "has no base64 in \(key)")
        }
        return bytes
    }
}
