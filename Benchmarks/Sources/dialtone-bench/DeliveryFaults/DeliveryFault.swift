/// What befalls an SMS gateway.
enum DeliveryFault: String, CaseIterable, Encodable {
    /// Nobody listens, and every connection is gone.
    case killed

    /// It takes every request, delivers nothing and says nothing.
    case silent

    /// It answers with the page of some proxy, and delivers nothing.
    case nonsense
}
