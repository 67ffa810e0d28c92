/// Tells an ID token from every other (`jti`).
package struct IDTokenID: Hashable, Sendable {
    let text: String

    package init(random: RandomSource) {
        text = Base64URL.encode(random.bytes(16))
    }
}
