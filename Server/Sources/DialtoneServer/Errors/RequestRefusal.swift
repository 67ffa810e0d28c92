import DialtoneCore

/// Why a request is refused before the domain sees it, or because no part of the domain fits it.
enum RequestRefusal: Error, Hashable {
    case noSuchRoute

    /// A request line or header that is missing, invalid or ambiguous.
    case malformedHead(String)

    /// A caller that must not use this listener.
    case forbidden(String)
    case bodyTooLarge(limit: Int)
    case malformedBody(String)

    /// A field whose value has the wrong type; the path is in snake case.
    case unreadableField(path: String)

    case missingBearer
    case insufficientPermission(String?)

    /// A parameter that only administrators may send.
    case unexpectedParameter(String)

    /// A combination of fields that means nothing.
    case unsupportedRequest
    case missingRequestType

    /// A body in which the fields do not say what is meant.
    case invalidArgument

    case missingContinueURI

    /// A domain for links that is not the server's own, which is named.
    case foreignLinkDomain(String)

    case invalidIdentifier
    case tooManyAccountIDs
    case noImportedAccounts
    case duplicateInImport(DuplicateInImport)
    case notImplemented(String)
}

extension RequestRefusal: SecurityFinding {
    var securityReason: SecurityEventReason? {
        switch self {
        case .missingBearer: .missingCredential
        case .forbidden: .browserRefused
        default: nil
        }
    }
}

extension RequestRefusal {
    /// Says what was wrong with a body without repeating any of it.
    init(_ error: DecodingError) {
        let codingPath: [any CodingKey] =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .keyNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        self =
            codingPath.isEmpty
            ? .malformedBody("Not a JSON object.") : .unreadableField(path: Self.path(codingPath))
    }

    /// `deleteAttribute[0]` as `delete_attribute[0]`; only our own keys can be in it.
    private static func path(_ codingPath: [any CodingKey]) -> String {
        codingPath.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + snakeCase(key.stringValue)
            }
        }
    }

    private static func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { result, letter in
            result += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
        }
    }
}
