/// Users of a Firebase project whose password is public, because its hash was published.
enum FirebaseScrypt {
    static let password = "user1password"

    static let parameters: [String: JSONValue] = [
        "hashAlgorithm": "SCRYPT", "rounds": 8, "memoryCost": 14, "saltSeparator": "Bw==",
        "signerKey":
            "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    ]

    static func user(
        _ id: String,
        _ fields: [String: JSONValue] = [:]
    ) -> JSONValue {
        let user: [String: JSONValue] = [
            "localId": .string(id), "email": .string("\(id)@example.com"),
            "salt": "42xEC-ixf3L2lw==",
            "passwordHash":
                "lSrfV15cpx95_sZS2W9c9Kp6i_LVgQNDNC_qzrCnh1SAyZvqmZqAjTdn3aoItz-VHjoZilo78198JAdRuid5lQ==",
        ]
        return .object(user.merging(fields) { $1 })
    }

    static func batch(
        _ users: [JSONValue],
        _ fields: [String: JSONValue] = [:]
    ) -> JSONValue {
        let batch: [String: JSONValue] = ["users": .array(users)]
        return .object(batch.merging(parameters) { $1 }.merging(fields) { $1 })
    }
}
