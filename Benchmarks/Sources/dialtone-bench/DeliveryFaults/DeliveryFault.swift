/// A simulated fault of an SMS gateway.
enum DeliveryFault: String, CaseIterable, Encodable {
    /// The listener and every connection are closed.
    case killed

    /// It accepts every request, delivers nothing and does not respond.
    case silent

    /// It responds with a proxy's error page, and delivers nothing.
    case nonsense
}
