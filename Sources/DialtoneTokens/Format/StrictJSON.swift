#if Tokens

import Foundation

/// Reads JSON objects about which two parsers could not disagree.
enum StrictJSON {
    /// Decoding is recursive, and some platforms have small stacks.
    static let maximumDepth = 32

    /// Returns the members of an object.
    ///
    /// The result is `nil` if the text is not a JSON object in UTF-8, if it is nested too deeply, or
    /// if an object in it has two members of the same name, of which each parser would choose one.
    static func object(_ json: Data) -> [String: ClaimValue]? {
        // Foundation's parser also accepts UTF-16 and UTF-32, which contain zero bytes or a mark.
        guard json.first == UInt8(ascii: "{"), !json.contains(0),
            MemberScan.depth(of: json) <= maximumDepth,
            let value = try? JSONDecoder().decode(ClaimValue.self, from: json),
            case .object(let members) = value
        else { return nil }
        var scan = MemberScan()
        return scan.hasRepeatedName(in: json) ? nil : members
    }
}

#endif
