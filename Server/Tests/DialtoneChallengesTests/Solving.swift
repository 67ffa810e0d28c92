import DialtoneBasics
@testable import DialtoneChallenges
import Crypto
import CryptoExtras
import Foundation

/// A payload in the first version of the format.
struct NumberPayload {
    let challenge: NumberChallenge
    let salt: String
    let number: Int64
    var extra: [String: JSONValue] = [:]

    var text: String {
        let fields: [String: JSONValue] = [
            "algorithm": .string(challenge.algorithm),
            "challenge": .string(challenge.challenge),
            "salt": .string(salt),
            "signature": .string(challenge.signature),
            "number": .integer(number),
        ]
        return Data(JSONValue.object(fields.merging(extra) { $1 }).text.utf8)
            .base64EncodedString()
    }
}

extension NumberChallenge {
    /// The number that a browser searches for.
    var number: Int? {
        (0..<maxnumber).first { number in
            Hex.encode(SHA256.hash(data: Data("\(salt)\(number)".utf8))) == challenge
        }
    }

    func payload(adding extra: [String: JSONValue] = [:]) -> String {
        NumberPayload(challenge: self, salt: salt, number: Int64(number ?? -1), extra: extra).text
    }
}

extension KeyChallenge {
    /// Solves the challenge after `changing` modified it.
    ///
    /// With `after`, it searches for another solution than the first.
    func payload(
        after first: Int = 0,
        changing changes: [String: JSONValue] = [:]
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let written = JSONValue(parsing: try encoder.encode(parameters))
        guard case .object(var fields) = written else { throw CancellationError() }
        fields.merge(changes) { $1 }
        let (counter, key) = try solution(after: first)
        let payload = JSONValue.object([
            "challenge": .object([
                "parameters": .object(fields), "signature": .string(signature),
            ]),
            "solution": .object([
                "counter": .integer(Int64(counter)), "derivedKey": .string(key),
            ]),
        ])
        return Data(payload.text.utf8).base64EncodedString()
    }

    private func solution(after first: Int) throws -> (counter: UInt32, key: String) {
        var found = -1
        for counter in UInt32(0)... {
            let key = try derivedKey(counter)
            guard key.hasPrefix(parameters.keyPrefix) else { continue }
            found += 1
            if found == first { return (counter, key) }
        }
        throw CancellationError()
    }

    private func derivedKey(_ counter: UInt32) throws -> String {
        let nonce = Hex.decode(parameters.nonce) ?? []
        let key = try KDF.Insecure.PBKDF2.deriveKey(
            from: nonce + withUnsafeBytes(of: counter.bigEndian, Array.init),
            salt: Hex.decode(parameters.salt) ?? [],
            using: .sha256,
            outputByteCount: parameters.keyLength,
            unsafeUncheckedRounds: parameters.cost
        )
        return key.withUnsafeBytes { Hex.encode($0) }
    }
}
