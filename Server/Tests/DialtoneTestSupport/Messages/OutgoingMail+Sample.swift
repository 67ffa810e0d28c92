import DialtoneBasics
package import DialtoneModel

extension OutgoingMail {
    package static let link = "https://auth.example/action?mode=resetPassword&oobCode=s3cret"

    /// A mail as the domain makes them.
    package static func sample(
        to recipient: String = "ada@example.com",
        appName: String = "Acme",
        subject: String = "Acme: Reset your password",
        from: String? = nil,
        replyTo: String? = nil,
        text: String = "Hello\n.\n..two\nbye\n",
        of project: String = "demo"
    ) -> OutgoingMail {
        OutgoingMail(
            projectID: ProjectID(rawValue: project),
            recipient: recipient,
            sender: MailIdentity(name: appName, from: from, replyTo: replyTo),
            notice: AccountNotice(
                .resetPassword,
                of: recipient,
                action: AccountNotice.Action(code: "s3cret", link: link)
            ),
            content: MailContent(subject: subject, text: text, html: "<p>Hello</p>\n"),
            sentAt: Timestamp(seconds: 1_700_000_000)
        )
    }
}
