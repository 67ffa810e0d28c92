import DialtoneBasics
import DialtoneModel

/// The JSON response of a hook, validated against the rules for its trigger.
struct HookResponse {
    /// The maximum length of a refusal's reason, in characters.
    private static let messageLimit = 1_000

    let trigger: HookTrigger

    /// Interprets the response; unknown members are ignored.
    func verdict(
        on answer: OutboundResponse,
        in format: HookFormat
    ) throws(HookFailure) -> HookVerdict {
        guard answer.isSuccess else { return try refusal(in: answer) }
        if answer.status == 204, answer.body.isEmpty { return .allowed(SignInAmendments()) }
        guard let json = JSONValue(parsing: answer.body), case .object = json else {
            throw .unreadable("it is not a JSON object")
        }
        switch format {
        case .standard: return try standardVerdict(json)
        case .firebase: return .allowed(try firebaseAmendments(json))
        }
    }

    /// Returns the refusal for a client error with a reason; any other error is a failure of the
    /// hook.
    private func refusal(in answer: OutboundResponse) throws(HookFailure) -> HookVerdict {
        guard (400..<500).contains(answer.status),
            let error = JSONValue(parsing: answer.body)?["error"],
            case .string(let message) = error["message"]
        else { throw .unexpectedStatus(answer.status) }
        return .refused(
            status: answer.status,
            message: String(message.prefix(Self.messageLimit)),
            code: Self.code(error["status"])
        )
    }

    /// Returns a code of the hook's own for the log, which must not be a sentence about a user.
    private static func code(_ value: JSONValue?) -> String? {
        guard case .string(let text)? = value,
            text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.-]{0,63}/) != nil
        else { return nil }
        return text
    }

    private func standardVerdict(_ json: JSONValue) throws(HookFailure) -> HookVerdict {
        switch json["decision"] {
        case nil, .null?, .string("allow")?: break
        case .string("deny")?:
            let message = try text("message", in: json) ?? ""
            return .refused(
                status: 403,
                message: String(message.prefix(Self.messageLimit)),
                code: Self.code(json["code"])
            )
        default: throw .unreadable("decision must be allow or deny")
        }
        var amendments = SignInAmendments()
        if let account = try object("account", in: json) {
            for name in account.keys {
                try amend(&amendments, name, with: account[name] ?? .null)
            }
        }
        if let claims = json["sessionClaims"] {
            try amend(&amendments, "sessionClaims", with: claims)
        }
        return .allowed(amendments)
    }

    private func firebaseAmendments(_ json: JSONValue) throws(HookFailure) -> SignInAmendments {
        var amendments = SignInAmendments()
        guard let record = try object("userRecord", in: json), !record.isEmpty else {
            return amendments
        }
        guard case .string(let mask) = record["updateMask"] else {
            throw .unreadable("userRecord has no updateMask")
        }
        for name in mask.split(separator: ",").map(String.init) {
            let other = name == "photoUrl" ? "photoURL" : name
            try amend(&amendments, name, with: record[name] ?? record[other] ?? .null)
        }
        return amendments
    }

    /// Applies one member; only hooks about accounts can change any.
    private func amend(
        _ amendments: inout SignInAmendments,
        _ name: String,
        with value: JSONValue
    ) throws(HookFailure) {
        guard trigger == .beforeCreate || trigger == .beforeSignIn else { return }
        switch name {
        case "displayName": amendments.account.displayName = .set(try text(value, name))
        case "photoUrl", "photoURL": amendments.account.photoURL = .set(try text(value, name))
        case "disabled": amendments.account.isDisabled = .set(try boolean(value, name))
        case "emailVerified":
            amendments.account.isEmailVerified = .set(try boolean(value, name))
        case "customClaims":
            amendments.account.customAttributes = .set(try claims(value, name))
        case "sessionClaims" where trigger == .beforeSignIn:
            amendments.sessionClaims = try claims(value, name)
        default: break
        }
    }
}

extension HookResponse {
    private func object(
        _ name: String,
        in json: JSONValue
    ) throws(HookFailure) -> [String: JSONValue]? {
        switch json[name] {
        case nil, .null?: nil
        case .object(let members)?: members
        default: throw .unreadable("\(name) must be an object")
        }
    }

    private func text(_ name: String, in json: JSONValue) throws(HookFailure) -> String? {
        try text(json[name] ?? .null, name)
    }

    private func text(_ value: JSONValue, _ name: String) throws(HookFailure) -> String? {
        switch value {
        case .null: return nil
        case .string(let text) where text.utf8.count <= 2_048 && !text.utf8.contains(0):
            return text.isEmpty ? nil : text
        default: throw .unreadable("\(name) must be a string of at most 2048 bytes")
        }
    }

    private func boolean(_ value: JSONValue, _ name: String) throws(HookFailure) -> Bool {
        guard case .boolean(let flag) = value else {
            throw .unreadable("\(name) must be true or false")
        }
        return flag
    }

    private func claims(_ value: JSONValue, _ name: String) throws(HookFailure) -> String? {
        if value == .null { return nil }
        do {
            return try CustomAttributes(checking: value.text).text
        } catch {
            throw .unreadable("\(name) must be a small object without reserved names")
        }
    }
}
