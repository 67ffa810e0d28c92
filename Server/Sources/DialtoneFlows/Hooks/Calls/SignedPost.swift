import DialtoneBasics
import DialtoneModel

/// A signed request body for a hook (Standard Webhooks).
struct SignedPost {
    let hook: Hook
    let id: String
    let body: [UInt8]

    /// Throws if the address is not allowed (any more) or a secret cannot be decrypted.
    func request(
        at now: Timestamp,
        secrets box: SecretBox,
        policy: OutboundPolicy
    ) throws -> OutboundRequest {
        let url: OutboundURL
        do {
            url = try OutboundURL(checking: hook.url, by: policy)
        } catch {
            throw HookFailure.invalidAddress(error.problem)
        }
        let signatures = try hook.secrets.opened(of: hook.id, in: box, at: now).map {
            $0.signature(id: id, timestamp: now.seconds, body: body)
        }
        var request = OutboundRequest(.post, url)
        request.timeout = hook.timeout
        request.body = body
        // The ID lets the receiver recognize a repeated call.
        request.isRepeatable = true
        request.headers = [
            (name: "content-type", value: "application/json"),
            (name: "webhook-id", value: id),
            (name: "webhook-timestamp", value: String(now.seconds)),
            (name: "webhook-signature", value: signatures.joined(separator: " ")),
        ]
        return request
    }
}
