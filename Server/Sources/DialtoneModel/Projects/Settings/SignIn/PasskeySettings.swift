package import DialtoneBasics

/// Settings for sign-in with passkeys.
package struct PasskeySettings: Hashable, Sendable {
    package var isEnabled = true

    /// The RP ID: the domain that passkeys work on; `nil` for the host of the server's public URL.
    ///
    /// Passkeys that were added under another RP ID cannot be used.
    package var rpID: String?

    /// Origins of further pages and apps that may use the passkeys.
    ///
    /// They are `https` origins, such as `https://shop.example`, and apps for Android, as
    /// `android:apk-key-hash:…`.
    package var origins: [String] = []

    package init() {}
}

extension PasskeySettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("rpID", \.rpID),
            SettingPart("origins", \.origins),
        ]
    }
}

extension PasskeySettings {
    /// The maximum number of ``origins``.
    private static let originLimit = 100

    func check() throws(Refusal) {
        if let rpID, !Self.isDomain(rpID) {
            throw .invalidArgument(
                field: "passkeys.rpID",
                problem: "must be a domain in lower case, such as example.com"
            )
        }
        guard origins.count <= Self.originLimit else {
            throw .invalidArgument(
                field: "passkeys.origins",
                problem: "must have at most \(Self.originLimit) entries"
            )
        }
        if let wrong = origins.first(where: { !Self.isOrigin($0) }) {
            throw .invalidArgument(
                field: "passkeys.origins",
                problem: "\(wrong) is neither an https origin, such as https://shop.example, nor "
                    + "android:apk-key-hash: with a SHA-256 digest in base64url"
            )
        }
    }

    /// Whether a page of `host` may use passkeys of the RP ID `domain`: it is the domain or below
    /// it.
    package static func isHost(_ host: String, of domain: String) -> Bool {
        host == domain || host.hasSuffix("." + domain)
    }

    /// Whether the text can be an RP ID: a host name, in the form that browsers compare.
    package static func isDomain(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 253 && IPAddress(text) == nil
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy(isInLabel)
            }
            // Browsers take a number at the end for an IPv4 address.
            && labels.last?.contains { !("0"..."9").contains($0) } == true
    }

    private static func isInLabel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static let androidPrefix = "android:apk-key-hash:"

    private static func isOrigin(_ text: String) -> Bool {
        if text.hasPrefix(androidPrefix) {
            return Base64URL.decode(String(text.dropFirst(androidPrefix.count)))?.count == 32
        }
        guard let address = WebAddress(text), isDomain(address.host) else { return false }
        return text == address.origin
            && (text.hasPrefix("https://") || address.host == "localhost")
    }
}
