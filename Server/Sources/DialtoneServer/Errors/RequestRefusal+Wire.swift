import DialtoneFlows
import HTTPTypes
import IdentityToolkit

extension WireRefusal {
    init(of refusal: RequestRefusal) {
        switch refusal {
        case .noSuchRoute:
            self.init(code: .notFound)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
            itemDomain = nil
        case .noSuchResource(let problem):
            self.init(code: .notFound, problem)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
            itemDomain = nil
        case .malformedHead(let problem): self.init(message: problem)
        case .forbidden(let explanation):
            self.init(code: .permissionDenied, explanation)
            status = .forbidden
            statusName = "PERMISSION_DENIED"
            itemReason = "forbidden"
        case .bodyTooLarge(let limit):
            self.init(code: .requestTooLarge, "The limit is \(limit) bytes.")
            status = .contentTooLarge
            itemReason = "uploadTooLarge"
        case .malformedBody(let problem):
            self.init(message: "Invalid JSON payload received. \(problem)")
            itemReason = "parseError"
        case .unreadableField(let path):
            let problem = "Invalid value at '\(path)'"
            self.init(message: problem)
            itemDomain = nil
            violations = [
                .init {
                    $0.field = path
                    $0.description = problem
                }
            ]
        case .missingBearer:
            self.init(unauthenticated: "Request is missing required authentication credential.")
            itemReason = "required"
            location = "Authorization"
            locationType = "header"
        case .insufficientPermission(let explanation):
            self.init(code: .insufficientPermission, explanation)
        case .unexpectedParameter(let name): self.init(code: .unexpectedParameter, name)
        case .unsupportedRequest:
            self.init(code: .invalidReqType, "Unsupported request parameters.")
        case .missingRequestType: self.init(code: .missingReqType)
        case .invalidArgument:
            self.init(code: .invalidArgument, "Request contains an invalid argument.")
        case .foreignLinkDomain(let own):
            self.init(code: .invalidHostingLinkDomain, "linkDomain must be \(own) or empty.")
        case .missingContinueURI: self.init(code: .missingContinueURI)
        case .invalidIdentifier: self.init(code: .invalidIdentifier)
        case .tooManyAccountIDs: self.init(code: .localIDListExceedsLimit)
        case .noImportedAccounts: self.init(code: .missingUserAccount)
        case .duplicateInImport(let duplicate): self.init(of: duplicate)
        case .notImplemented(let what):
            self.init(code: .unimplemented, what)
            status = .notImplemented
            statusName = "NOT_IMPLEMENTED"
            itemReason = "unimplemented"
        }
    }
}

extension WireRefusal {
    /// Creates the refusal for a duplicate, named as upstream names it.
    private init(of duplicate: DuplicateInImport) {
        switch duplicate {
        case .accountID(let id): self.init(code: .duplicateLocalID, id)
        case .email(let email): self.init(code: .duplicateEmail, email)
        case .identity(let provider, let rawID):
            self.init(code: .duplicateRawID, "Provider id(\(provider)), Raw id(\(rawID))")
        }
    }
}
