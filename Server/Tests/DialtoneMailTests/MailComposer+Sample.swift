import DialtoneBasics
import DialtoneMail
import Testing

extension MailComposer {
    static func sample(from: String = "no-reply@acme.example") throws -> MailComposer {
        try MailComposer(
            from: #require(MailAddress(from)),
            random: RandomSource { Array(repeating: 7, count: $0) }
        )
    }
}
