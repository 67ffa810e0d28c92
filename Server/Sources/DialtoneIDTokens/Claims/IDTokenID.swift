package import DialtoneBasics

/// The unique ID of an ID token (`jti`).
package struct IDTokenID: Hashable, Sendable {
    let text: String

    package init(random: RandomSource) {
        text = Base64URL.encode(random.bytes(16))
    }
}
