import ArgumentParser

/// Manages the challenge that users solve if their app cannot prove itself.
struct CaptchaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "captcha",
        abstract: "Manage the CAPTCHA of a project.",
        discussion: """
            A project uses the built-in proof of work, which contacts no vendor, until
            you set another CAPTCHA. --keys-only stores a vendor's keys without changing
            the page, for example for the reCAPTCHA that Google's web SDK shows.

            Examples:
              dialtone captcha set shop turnstile --site-key 0x4AAA < secret.txt
              dialtone captcha set shop recaptcha --site-key 6LeX --keys-only < secret.txt
              dialtone captcha set shop proof-of-work
              dialtone captcha show shop
            """,
        subcommands: [ShowCaptcha.self, SetCaptcha.self, RemoveCaptcha.self]
    )
}
