import DialtoneModel
import PhoneNumbers

extension FormerSignIn {
    /// Returns the state without the identifiers that another account has acquired since.
    func available(to account: Account, in data: any AccountReader) throws -> FormerSignIn {
        let project = account.projectID
        var former = self
        if let number = phoneNumber,
            let owner = try data.account(phoneNumber: number, of: project), owner.id != account.id
        {
            former.phoneNumber = nil
        }
        former.linkedProviders = try linkedProviders.filter { linked in
            let owner = try data.account(
                provider: linked.providerID,
                rawID: linked.rawID,
                of: project
            )
            return owner == nil || owner?.id == account.id
        }
        return former
    }
}
