import DialtoneBasics

/// The credentials of a Vonage account and the settings for signatures.
struct VonageCredentials: Sendable {
    let key: String
    private let secret: GatewaySecret?
    let signature: VonageSignature?
    private let signsRequests: Bool

    init(_ settings: GatewaySettings) throws(InvalidGateway) {
        key = try settings.required("apiKey", /[0-9A-Za-z]{1,64}/, "must be letters and digits")
        secret = try settings.secret("apiSecret")
        guard let method = VonageSignature.Method(settings.text("signatureMethod")) else {
            throw InvalidGateway(
                "signatureMethod",
                "must be md5hash, md5, sha1, sha256 or sha512"
            )
        }
        signature = try settings.secret("signatureSecret")
            .map { VonageSignature(secret: $0, method: method) }
        signsRequests = try settings.flag("signRequests", default: false)
        if signsRequests, signature == nil {
            throw InvalidGateway("signatureSecret", "is missing")
        }
        if !signsRequests, secret == nil { throw InvalidGateway("apiSecret", "is missing") }
    }

    /// Returns `form` with its authentication added: a signature or the API secret.
    func proving(
        _ form: [(name: String, value: String)],
        at now: Timestamp
    ) -> [(name: String, value: String)] {
        var form = form
        form.append(("api_key", key))
        guard signsRequests, let signature else {
            return form + [("api_secret", secret?.text ?? "")]
        }
        // The form of a conversion already has a timestamp, which the signature then uses too.
        if !form.contains(where: { $0.name == "timestamp" }) {
            form.append(("timestamp", String(now.seconds)))
        }
        return form + [("sig", Hex.encode(signature.code(of: form)))]
    }
}
