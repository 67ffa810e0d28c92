public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/messageTexts:preview`, a Dialtone extension.
public struct PreviewMessageTextRequest: WireObject {
    /// The language tag; English if absent.
    public var language: String?

    /// A text to preview instead of the one in effect.
    public var text: String?

    /// The ID of the app that requests the code; absent for an unregistered one.
    public var app: String?

    /// The country of the recipient, which determines the price; absent for no price.
    public var regionCode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A message with a code, as it arrives on a phone.
public struct MessageTextPreview: WireObject {
    /// The language of the text that is sent.
    public var language = ""

    /// The message with a sample code.
    public var text = ""

    /// Why the requested text cannot be sent, and the one in effect is shown; absent if it can.
    public var problem: String?

    /// The alphabet: `GSM-7` or `UCS-2`.
    public var alphabet = ""

    /// The characters that the GSM 7-bit alphabet does not have, each once.
    public var wideCharacters: [String] = []

    /// The number of parts, each of which is billed as a message.
    public var segments = 0

    /// The price with its currency, such as `0.08 EUR`; absent without a country.
    public var price: String?

    /// How iOS handles the message.
    public var ios = ""

    /// How Android handles the message.
    public var android = ""

    /// What is unusual about the message.
    public var warnings: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
