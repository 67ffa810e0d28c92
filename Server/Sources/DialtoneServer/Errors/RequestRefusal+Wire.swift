import HTTPTypes
import IdentityToolkit

extension WireRefusal {
    init(_ refusal: RequestRefusal) {
        switch refusal {
        case .noSuchRoute:
            self.init(.notFound)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
            itemDomain = nil
        case .bodyTooLarge:
            self.init(.requestTooLarge, "At most \(WireDecoder.sizeLimit) bytes.")
            status = .contentTooLarge
            itemReason = "uploadTooLarge"
        case .malformedBody(let problem):
            self.init(sentence: "Invalid JSON payload received. \(problem)")
            itemReason = "parseError"
        case .unreadableField(let path):
            let problem = "Invalid value at '\(path)'"
            self.init(sentence: problem)
            itemDomain = nil
            violations = [.init(field: path, description: problem)]
        case .missingBearer:
            self.init(unauthenticated: "Request is missing required authentication credential.")
            itemReason = "required"
            location = "Authorization"
            locationType = "header"
        case .insufficientPermission(let sentence): self.init(.insufficientPermission, sentence)
        case .unexpectedParameter(let name): self.init(.unexpectedParameter, name)
        case .unsupportedRequest:
            self.init(.invalidReqType, "Unsupported request parameters.")
        case .invalidActionCode: self.init(.invalidOOBCode)
        case .missingAppToken: self.init(.missingIOSAppToken)
        case .noSilentPush: self.init(.invalidAppCredential, "No silent push is set up.")
        case .tooManyAccountIDs: self.init(.localIDListExceedsLimit)
        case .notImplemented(let what):
            self.init(.unimplemented, what)
            status = .notImplemented
            statusName = "NOT_IMPLEMENTED"
            itemReason = "unimplemented"
        }
    }
}
