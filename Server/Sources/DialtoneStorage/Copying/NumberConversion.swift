package import DialtoneBasics

/// How a copy changes the storage of phone numbers.
package struct NumberConversion: Sendable {
    package enum Direction: Sendable {
        case encrypting, decrypting
    }

    let direction: Direction
    let masterKey: MasterKey

    /// Makes the key of the numbers.
    let random: RandomSource

    package init(_ direction: Direction, with masterKey: MasterKey, random: RandomSource) {
        self.direction = direction
        self.masterKey = masterKey
        self.random = random
    }
}
