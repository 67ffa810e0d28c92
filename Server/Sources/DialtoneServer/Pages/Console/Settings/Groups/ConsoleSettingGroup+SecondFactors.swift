extension ConsoleSettingGroup {
    /// Second factors and passkeys.
    static let secondFactors = ConsoleSettingGroup(
        id: "second-factors",
        title: "Second factors and passkeys",
        lead: """
            Second factors protect accounts whose password is stolen. Passkeys replace passwords \
            and codes with the screen lock of a device.
            """,
        settings: [
            ConsoleSetting(
                "secondFactors.state",
                "Second factors",
                """
                Required keeps users without a second factor out until they add one, and refuses \
                sign-in by phone number unless accounts with a number can have one. Off asks no \
                user for one, so a stolen password is enough.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "disabled", name: "Off"),
                    ConsoleSetting.Choice(value: "enabled", name: "Optional"),
                    ConsoleSetting.Choice(value: "mandatory", name: "Required"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "secondFactors.allowsPhone",
                "Codes by text message",
                """
                Users can add a phone number as a second factor, and you pay for its messages. If \
                you turn it off, users who have neither another second factor nor a passkey are \
                locked out.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "secondFactors.allowsTOTP",
                "Authenticator apps",
                """
                Users can add an authenticator app as a second factor. If you turn it off, users \
                who have neither another second factor nor a passkey are locked out.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "secondFactors.adjacentTOTPSteps",
                "Tolerance for clocks of authenticator apps",
                """
                How many codes before and after the current one are accepted, 30 seconds each: 0 \
                to 10. More codes help users whose clock is wrong, but make guessing easier.
                """,
                .number,
                unit: "codes"
            ),
            ConsoleSetting(
                "secondFactors.allowsAfterPhone",
                "Second factors for accounts with a phone number",
                """
                Users who sign in by phone number can add another number or an authenticator app. \
                If it is off, accounts that have a second factor cannot sign in by phone number.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "secondFactors.allowsRecoveryCodes",
                "Recovery codes",
                """
                Users who have a second factor can get ten codes, each of which replaces it once. \
                If you turn it off, codes that users have stop working, and users who lose their \
                factor need your help.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "passkeys.isEnabled",
                "Passkeys",
                """
                Users can add passkeys and sign in with them. If you turn it off, users who have \
                only passkeys are locked out.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "passkeys.rpID",
                "Domain of passkeys",
                """
                The domain whose pages, and those of its subdomains, can use the passkeys, such as \
                example.com; empty for the host of the server's public URL. A change leaves all \
                existing passkeys unusable until you change it back.
                """,
                .optionalText,
                danger: .change
            ),
            ConsoleSetting(
                "passkeys.origins",
                "More pages and apps for passkeys",
                """
                Up to 100 origins outside of the domain, one per line: https://shop.example, \
                or for Android apps android:apk-key-hash: and the SHA-256 digest of the signing \
                certificate in base64url. Pages and apps in this list can use the passkeys of your \
                users, so add only your own.
                """,
                .lines
            ),
        ]
    )
}
