import DialtoneModel

/// The sender of messages to a country, as commands print it.
struct SenderView: Encodable {
    let region: String
    let senderID: String?
    let entityID: String?
    let templateID: String?

    init(_ sender: SenderIdentity, of region: String) {
        self.region = region
        senderID = sender.senderID
        entityID = sender.entityID
        templateID = sender.templateID
    }

    static let header = ["COUNTRY", "SENDER ID", "ENTITY ID", "TEMPLATE ID"]

    var row: [String] { [region, senderID ?? "", entityID ?? "", templateID ?? ""] }
}
