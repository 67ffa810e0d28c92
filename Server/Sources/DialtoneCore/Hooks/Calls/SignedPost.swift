/// A body on its way to a hook, signed by Standard Webhooks.
struct SignedPost {
    let hook: Hook
    let id: String
    let body: [UInt8]

    /// Throws where the address is not allowed (any more) or a secret does not open.
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
        // By the same ID the receiver knows that it is the same question.
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
