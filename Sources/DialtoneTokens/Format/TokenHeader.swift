#if Tokens

import Foundation

/// The header of a token.
///
/// Only these members are read: keys and addresses of keys that a header contains are ignored.
struct TokenHeader: Sendable {
    let algorithm: String
    let keyID: String?

    init(_ json: Data) throws(InvalidToken) {
        guard let members = StrictJSON.object(json), let algorithm = members["alg"]?.string else {
            throw InvalidToken(.malformed)
        }
        // `crit` names extensions that a verifier must support; this one supports none.
        guard members["crit"] == nil else { throw InvalidToken(.malformed) }
        // Session cookies have no type.
        if let type = members["typ"], type.string?.uppercased() != "JWT" {
            throw InvalidToken(.malformed)
        }
        self.algorithm = algorithm
        keyID = members["kid"]?.string
    }
}

#endif
