/// Rules of sign-in by phone number.
package struct PhoneSignInSettings: Hashable, Sendable, Codable {
    package var isEnabled = true
    package var codes = CodePolicy()
    package var sends = SendPolicy()
    package var failures = FailurePolicy()

    package init() {}
}

/// What a one-time code is like and how long it is good.
package struct CodePolicy: Hashable, Sendable, Codable {
    /// Digits of a code, 6 to 10.
    package var length = 6

    /// At most ten minutes, by NIST SP 800-63B.
    package var lifetime = TimeSpan.minutes(5)

    /// Tries that one verification session allows.
    package var triesPerSession = 5

    package init() {}
}

/// How often messages go to one number.
package struct SendPolicy: Hashable, Sendable, Codable {
    /// Waiting times after the first, second, … message that nobody answered; the last one repeats.
    package var cooldowns = [
        TimeSpan.seconds(30), .seconds(60), .minutes(5), .hours(1),
    ]

    /// Unanswered messages in an hour; `nil` sets no limit.
    package var perHour: Int? = 5

    /// Unanswered messages in a day; `nil` sets no limit.
    package var perDay: Int? = 10

    package init() {}
}

/// What wrong codes lead to, counted for a number over all its verification sessions.
package struct FailurePolicy: Hashable, Sendable, Codable {
    /// Wrong codes in an hour after which the app has to prove itself.
    package var perHour = 10

    /// Wrong codes in a day after which the app has to prove itself.
    package var perDay = 20

    /// Wrong codes without a right one between them after which the number is off.
    package var consecutive = 100

    package init() {}
}
