import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport

extension GatewayCallback {
    /// A callback as the server hands it on: a form, JSON, or only a query.
    static func sample(
        _ method: String = "POST",
        url: String = SMSAttempt.sampleStatusURL,
        headers: [String: String] = [:],
        form: [(name: String, value: String)]? = nil,
        body: String = "",
        at receivedAt: Timestamp = StoppedClock.start
    ) -> GatewayCallback {
        var headers = headers
        if form != nil { headers["content-type"] = "application/x-www-form-urlencoded" }
        let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        return GatewayCallback(
            method: method,
            url: url,
            query: FormText.fields(of: query),
            headers: headers,
            body: Array((form.map(FormText.encode) ?? body).utf8),
            receivedAt: receivedAt
        )
    }

    /// Returns the response to a callback whose handler reports these events or a refusal.
    static func outcome(
        of gateway: any SMSGateway,
        _ callback: GatewayCallback
    ) async -> Result<[DeliveryEvent], CallbackProblem> {
        do throws(CallbackProblem) {
            return .success(try await gateway.events(of: callback))
        } catch {
            return .failure(error)
        }
    }
}
