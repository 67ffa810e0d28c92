/// The form on which a developer selects a fictional identity.
struct PickerForm: WireInput {
    static let sizeLimit = VerifyForm.sizeLimit

    /// The parameters of the page's URL.
    let visit: VerifyForm

    /// The provider's ID of a user who has signed in before.
    let subject: String?
    let email: String?
    let name: String?
    let screenName: String?
    let photoURL: String?

    init(from decoder: any Decoder) throws {
        visit = try VerifyForm(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        subject = try fields.decodeIfPresent(String.self, forKey: .subject)
        email = try fields.decodeIfPresent(String.self, forKey: .email)
        name = try fields.decodeIfPresent(String.self, forKey: .name)
        screenName = try fields.decodeIfPresent(String.self, forKey: .screenName)
        photoURL = try fields.decodeIfPresent(String.self, forKey: .photoURL)
    }

    private enum CodingKeys: String, CodingKey {
        case email, name, screenName
        case subject = "sub"
        case photoURL = "photoUrl"
    }
}
