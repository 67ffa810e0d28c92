import DialtoneBasics
import DialtoneModel

/// The HTML version of an email to an operator, with the line breaks of the text.
struct OperatorMailPage {
    private let mail: OperatorMail

    init(_ mail: OperatorMail) {
        self.mail = mail
    }

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>\(HTMLText(mail.subject))</title></head>
        <body>
        <pre style="white-space:pre-wrap">\(HTMLText(mail.text))</pre>
        </body>
        </html>

        """
    }
}
