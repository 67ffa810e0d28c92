/// The columns of the settings whose entries have free keys.
extension SettingTable {
    static let prices = SettingTable(
        columns: [
            SettingColumn(key: "Country", .country), SettingColumn("", name: "Price", .number),
        ],
        adding: "Add a price"
    )

    static let senders = SettingTable(
        columns: [
            SettingColumn(key: "Country", .country),
            SettingColumn("senderID", name: "Sender ID", .text),
            SettingColumn("entityID", name: "Entity ID (India)", .text),
            SettingColumn("templateID", name: "Template ID (India)", .text),
        ],
        adding: "Add a sender"
    )

    static let countryCaps = SettingTable(
        columns: [
            SettingColumn(key: "Country", .country),
            SettingColumn("perHour", name: "Per hour", .number),
            SettingColumn("perDay", name: "Per day", .number),
            SettingColumn("perMonth", name: "Per thirty days", .number),
        ],
        adding: "Add a country"
    )

    static let messageTexts = SettingTable(
        columns: [
            SettingColumn(key: "Language, such as de or pt-br", .text),
            SettingColumn("", name: "Text", .longText),
        ],
        adding: "Add a text"
    )

    static let mailTexts = SettingTable(
        columns: [
            SettingColumn(key: "E-mail", .choice(mails)),
            SettingColumn(key: "Language, such as de or pt-br", .text),
            SettingColumn("subject", name: "Subject", .text),
            SettingColumn("body", name: "Body", .longText),
            SettingColumn("button", name: "Button", .text),
        ],
        adding: "Add an e-mail"
    )

    private static let mails: [ConsoleSetting.Choice] = [
        ConsoleSetting.Choice(value: "", name: "Choose an e-mail"),
        ConsoleSetting.Choice(value: "verifyEmail", name: "Address verification"),
        ConsoleSetting.Choice(value: "resetPassword", name: "Password reset"),
        ConsoleSetting.Choice(value: "signIn", name: "Sign-in link"),
        ConsoleSetting.Choice(value: "changeEmail", name: "Verification of a new address"),
        ConsoleSetting.Choice(value: "emailChanged", name: "Notice of a changed address"),
        ConsoleSetting.Choice(value: "secondFactorAdded", name: "Notice of an added second factor"),
        ConsoleSetting.Choice(
            value: "secondFactorRemoved",
            name: "Notice of a removed second factor"
        ),
        ConsoleSetting.Choice(value: "recoveryCodesCreated", name: "Notice of new recovery codes"),
        ConsoleSetting.Choice(value: "recoveryCodeUsed", name: "Notice of a used recovery code"),
        ConsoleSetting.Choice(
            value: "phoneNumberChanged",
            name: "Notice of a changed phone number"
        ),
        ConsoleSetting.Choice(value: "signInChanged", name: "Notice of changed sign-in methods"),
    ]
}
