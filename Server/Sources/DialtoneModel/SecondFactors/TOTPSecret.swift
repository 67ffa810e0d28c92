package import DialtoneBasics
import Crypto

/// The shared secret of an authenticator app and the server (RFC 6238 with SHA-1).
package struct TOTPSecret: Sendable {
    /// The length in bytes: that of a SHA-1 digest, as RFC 4226 recommends.
    package static let length = 20

    package static let digitCount = 6

    /// How long one code is valid.
    package static let period = TimeSpan.seconds(30)

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource) {
        bytes = random.bytes(Self.length)
    }

    /// The secret in base32, as users enter it in the app.
    package var text: String { Base32.encode(bytes) }
}

extension TOTPSecret {
    /// Returns the time step that contains `moment`.
    package static func step(at moment: Timestamp) -> Int64 {
        moment.milliseconds / period.milliseconds
    }

    /// Returns the code of one time step.
    package func code(at step: Int64) -> OneTimeCode {
        let counter = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
        let key = SymmetricKey(data: bytes)
        let mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: key))
        let offset = Int(mac[mac.count - 1] & 15)
        let number = mac[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return OneTimeCode(number: Int(number & 0x7FFF_FFFF), digitCount: Self.digitCount)
    }

    /// Returns the time step of a code, from the current one and `adjacentSteps` on either side.
    ///
    /// Steps up to `lastUsedStep` do not count, because their codes were used. It takes the same
    /// time whether and wherever the code matches.
    package func step(
        of code: OneTimeCode?,
        at now: Timestamp,
        adjacentSteps: Int,
        after lastUsedStep: Int64?
    ) -> Int64? {
        let present = Self.step(at: now)
        let span = Int64(adjacentSteps)
        let typed = Array((code?.digits ?? "").utf8)
        var found: Int64?
        for step in (present - span)...(present + span) {
            let expected = Array(self.code(at: step).digits.utf8)
            let isRight = ConstantTime.areEqual(expected, typed)
            let isGood = isRight && step > (lastUsedStep ?? .min)
            found = isGood ? step : found
        }
        return found
    }
}

extension TOTPSecret: CustomStringConvertible, CustomReflectable {
    package var description: String { "TOTPSecret(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
