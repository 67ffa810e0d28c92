import DialtoneCore
import DialtoneTestSupport

extension ProviderCallback {
    /// A callback as the server hands it on: a form, JSON, or only a query.
    static func sample(
        _ method: String = "POST",
        url: String = SMSDispatch.sampleStatusURL,
        headers: [String: String] = [:],
        form: [(name: String, value: String)]? = nil,
        body: String = "",
        at receivedAt: Timestamp = StoppedClock.start
    ) -> ProviderCallback {
        var headers = headers
        if form != nil { headers["content-type"] = "application/x-www-form-urlencoded" }
        let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        return ProviderCallback(
            method: method,
            url: url,
            query: FormText.fields(of: query),
            headers: headers,
            body: Array((form.map(FormText.encode) ?? body).utf8),
            receivedAt: receivedAt
        )
    }

    /// What comes when somebody answers or refuses with these events.
    static func outcome(
        of provider: any SMSProvider,
        _ callback: ProviderCallback
    ) async -> Result<[DeliveryEvent], CallbackProblem> {
        do throws(CallbackProblem) {
            return .success(try await provider.events(of: callback))
        } catch {
            return .failure(error)
        }
    }
}
