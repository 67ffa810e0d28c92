import DialtoneBasics

/// What the properties of an app may be.
///
/// Each function returns what is wrong with a value, as the end of a sentence about it, or `nil`.
package enum AppRules {
    /// The maximum number of apps of a project.
    package static let appLimit = 500

    private static let nameLimit = 100
    private static let bundleIDLimit = 255
    private static let listLimit = 20

    package static func problem(withName name: String) -> String? {
        guard (1...nameLimit).contains(name.utf16.count),
            name.unicodeScalars.allSatisfy(\.staysInLine)
        else {
            return
                "must have 1 to \(nameLimit) characters, and none that break lines or reorder text"
        }
        return nil
    }

    package static func problem(
        withBundleID id: String,
        on platform: RelyingApp.Platform
    ) -> String? {
        guard !id.isEmpty else { return nil }
        guard id.utf8.count <= bundleIDLimit else {
            return "must have at most \(bundleIDLimit) characters"
        }
        switch platform {
        case .ios:
            guard id.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) != nil else {
                return "must be a bundle ID, such as com.example.shop"
            }
        case .android:
            guard
                id.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/) != nil
            else { return "must be a package name, such as com.example.shop" }
        case .web, .server:
            return "must be empty for an app with the platform \(platform.rawValue)"
        }
        return nil
    }

    package static func problem(withTeamID id: String) -> String? {
        guard id.wholeMatch(of: /[A-Z0-9]{10}/) == nil else { return nil }
        return "must be ten uppercase letters and digits, such as A1B2C3D4E5"
    }

    package static func problem(withClientID id: String) -> String? {
        let form = /[0-9]{1,20}(-[a-z0-9]{1,64})?\.apps\.googleusercontent\.com/
        guard id.wholeMatch(of: form) == nil else { return nil }
        return "must have the form 123-abc.apps.googleusercontent.com"
    }

    package static func problem(withRedirects addresses: [String]) -> String? {
        if let problem = problem(withListOf: addresses) { return problem }
        for address in addresses where RegisteredRedirect(checking: address) == nil {
            return "must be https URLs without a fragment, such as https://example.com/verified; "
                + "\(address.prefix(200)) is not"
        }
        return nil
    }

    /// `hashes` may have any notation that ``certificateHash(_:)`` understands.
    package static func problem(withCertificateHashes hashes: [String]) -> String? {
        if let problem = problem(withListOf: hashes) { return problem }
        for hash in hashes where certificateHash(hash) == nil {
            return "must be SHA-256 digests, with 64 hexadecimal digits; \(hash.prefix(100)) is not"
        }
        return nil
    }

    package static func problem(withAPIKey key: String) -> String? {
        guard key.wholeMatch(of: /[A-Za-z0-9_-]{8,128}/) == nil else { return nil }
        return "must have 8 to 128 letters, digits, - and _"
    }

    /// The digest of a signing certificate as it is stored; `nil` if `text` is none.
    package static func certificateHash(_ text: String) -> String? {
        DigestText.decode(text).map(Hex.encode)
    }

    private static func problem(withListOf values: [String]) -> String? {
        guard values.count <= listLimit, Set(values).count == values.count else {
            return "must have at most \(listLimit) entries, each of them once"
        }
        return nil
    }
}
