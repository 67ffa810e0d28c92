#if Tokens

extension InvalidToken {
    /// Why a token is refused.
    ///
    /// The names may be logged: they contain no part of the token. Do not send them to callers.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Creates a reason from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// It is longer than any token of the server.
        public static let tooLong = Self(rawValue: "tooLong")

        /// It is not a JSON Web Token, or lacks a claim that every token has.
        public static let malformed = Self(rawValue: "malformed")

        /// Its algorithm is not that of its key, or not accepted at all, as `none`.
        public static let wrongAlgorithm = Self(rawValue: "wrongAlgorithm")

        /// It names no key of the server.
        public static let unknownKey = Self(rawValue: "unknownKey")

        /// Its signature does not match, so it was forged or changed.
        public static let wrongSignature = Self(rawValue: "wrongSignature")

        /// It is from another server, or a session cookie instead of an ID token or vice versa.
        public static let wrongIssuer = Self(rawValue: "wrongIssuer")

        /// It is for another project, or valid only for enrolling a second factor.
        public static let wrongAudience = Self(rawValue: "wrongAudience")

        /// Its user does not belong to the required tenant.
        public static let wrongTenant = Self(rawValue: "wrongTenant")

        /// It names no user, or not in a permitted form.
        public static let noUser = Self(rawValue: "noUser")

        /// It has expired.
        public static let expired = Self(rawValue: "expired")

        /// It was issued in the future; check the clocks of server and back end.
        public static let notYetValid = Self(rawValue: "notYetValid")

        /// Its user signed in before the required time.
        public static let signedInTooLongAgo = Self(rawValue: "signedInTooLongAgo")

        /// Its session has ended, or its user was disabled or deleted.
        public static let signedOut = Self(rawValue: "signedOut")
    }
}

#endif
