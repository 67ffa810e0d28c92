import ArgumentParser

/// The challenge that people solve where their app cannot prove itself.
struct CaptchaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "captcha",
        abstract: "Show and change the challenge of a project.",
        discussion: """
            A project's challenge is the built-in one, which asks nobody else, until
            another one is set. With --keys-only a vendor's keys are kept and the page
            stays as it is, as for the reCAPTCHA that Google's JavaScript SDK shows.

            Examples:
              dialtone captcha set shop turnstile --site-key 0x4AAA < secret.txt
              dialtone captcha set shop recaptcha --site-key 6LeX --keys-only < secret.txt
              dialtone captcha set shop proof-of-work
              dialtone captcha show shop
            """,
        subcommands: [ShowCaptcha.self, SetCaptcha.self, RemoveCaptcha.self]
    )
}
