import DialtoneFlows
import DialtoneModel

/// The refusal of a request that does not reach the domain or does not match any of it.
enum RequestRefusal: Error, Hashable {
    case noSuchRoute

    /// The path names a resource that does not exist, or not in the caller's project.
    case noSuchResource(String)

    /// The request line or a header is missing, invalid or ambiguous.
    case malformedHead(String)

    /// The caller must not use this listener.
    case forbidden(String)
    case bodyTooLarge(limit: Int)
    case malformedBody(String)

    /// A field has a value of the wrong type; the path is in snake case.
    case unreadableField(path: String)

    case missingBearer
    case insufficientPermission(String?)

    /// The parameter is available only to administrators.
    case unexpectedParameter(String)

    /// The combination of fields is not supported.
    case unsupportedRequest
    case missingRequestType

    /// The fields of the body are contradictory or incomplete.
    case invalidArgument

    case missingContinueURI

    /// The requested link domain is not the server's own; it is named.
    case foreignLinkDomain(String)

    case invalidIdentifier
    case tooManyAccountIDs
    case noImportedAccounts
    case duplicateInImport(DuplicateInImport)
    case notImplemented(String)
}

extension RequestRefusal: SecurityRelevantError {
    var securityReason: SecurityEventReason? {
        switch self {
        case .missingBearer: .missingCredential
        case .forbidden: .browserRefused
        default: nil
        }
    }
}

extension RequestRefusal {
    /// Describes a decoding error without any content of the body.
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

    /// Returns a path such as `delete_attribute[0]`, which contains only our own keys.
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
