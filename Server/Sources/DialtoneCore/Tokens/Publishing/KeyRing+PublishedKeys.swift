import Foundation

extension KeyRing: PublishedKeys {
    /// Half of the rotation's lead: a key is known everywhere before it signs.
    package var freshness: TimeSpan { .minutes(30) }

    package func jsonWebKeySet(at now: Timestamp) -> String {
        Self.json(JWKSet(publishedKeys(at: now)))
    }

    package func certificates(at now: Timestamp) -> String {
        Self.json(CertificateMap(publishedKeys(at: now)))
    }

    /// Text and dictionaries of text always have a JSON form.
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
