import DialtoneBasics
import DialtoneModel
import Synchronization

/// Fetches the certificates of the SNS signing keys from AWS and caches them.
final class SNSCertificates: Sendable {
    /// The number of cached keys; AWS has one key per region and replaces it about once a year.
    private static let limit = 4

    private let host: String
    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let keys = Mutex<[String: SNSKey]>([:])

    init(host: String, http: any OutboundHTTP, policy: OutboundPolicy) {
        self.host = host
        self.http = http
        self.policy = policy
    }

    /// Returns the key at `url`, which comes from a message.
    ///
    /// Throws ``CallbackProblem/badSignature`` unless `url` is one of the SNS certificate
    /// addresses: the TLS connection to that host is what proves that the key belongs to SNS.
    func key(at url: String, _ now: Timestamp) async throws(CallbackProblem) -> SNSKey {
        let prefix = "https://\(host)/SimpleNotificationService-"
        guard url.hasPrefix(prefix),
            url.dropFirst(prefix.count).wholeMatch(of: /[0-9A-Za-z]{1,100}\.pem/) != nil
        else { throw .badSignature }
        if let key = keys.withLock({ $0[url] }), key.validity.contains(now) { return key }
        guard let key = try await fetched(url), key.validity.contains(now) else {
            throw .badSignature
        }
        keys.withLock { keys in
            if keys.count >= Self.limit { keys = [:] }
            keys[url] = key
        }
        return key
    }

    private func fetched(_ url: String) async throws(CallbackProblem) -> SNSKey? {
        do {
            let address = try OutboundURL(checking: url, by: policy)
            let answer = try await http.send(OutboundRequest(.get, address))
            guard answer.isSuccess else { return nil }
            return SNSKey(pem: String(decoding: answer.body, as: UTF8.self))
        } catch {
            throw .malformed("the signing certificate could not be fetched")
        }
    }
}
