public import Foundation

extension PhoneAuthCredential: NSSecureCoding {
    private enum Key {
        static let verificationID = "verificationID"
        static let verificationCode = "verificationCode"
        static let phoneNumber = "phoneNumber"
        static let temporaryProof = "temporaryProof"
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the credential; protect the archive like the credential itself.
    public func encode(with coder: NSCoder) {
        switch proof {
        case .code(let code, let verificationID):
            coder.encode(verificationID, forKey: Key.verificationID)
            coder.encode(code, forKey: Key.verificationCode)
        case .temporary(let temporaryProof, let phoneNumber):
            coder.encode(phoneNumber, forKey: Key.phoneNumber)
            coder.encode(temporaryProof, forKey: Key.temporaryProof)
        }
    }

    /// Decodes a credential; `nil` if a part is missing.
    public convenience init?(coder: NSCoder) {
        if let id = coder.text(Key.verificationID), let code = coder.text(Key.verificationCode) {
            self.init(verificationID: id, verificationCode: code)
        } else if let number = coder.text(Key.phoneNumber),
            let temporaryProof = coder.text(Key.temporaryProof)
        {
            self.init(phoneNumber: number, temporaryProof: temporaryProof)
        } else {
            return nil
        }
    }
}
