import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

extension AccountListing {
    init(_ input: QueryAccountsRequest, of project: ProjectID) throws(Refusal) {
        self.init(of: project)
        guard input.expression == nil, input.offset == nil, input.returnUserInfo != false else {
            throw .invalidArgument(
                field: "filter",
                problem: "must not be combined with expression, offset or a count"
            )
        }
        filter = try AccountFilter(input.filter ?? AccountListFilter())
        switch input.sortBy {
        case .createdAt, .unspecified: order = .createdAt
        case nil: order = filter.namePrefix == nil ? .createdAt : .name
        case .lastLoginAt: order = .lastSignInAt
        case .name: order = .name
        case .userID, .userEmail:
            throw .invalidArgument(
                field: "sortBy",
                problem: "must be CREATED_AT, LAST_LOGIN_AT or NAME in a list with pages"
            )
        }
        isDescending =
            switch input.order {
            case .ascending: false
            case .descending: true
            case .unspecified, nil: order != .name
            }
    }
}

extension AccountFilter {
    init(_ input: AccountListFilter) throws(Refusal) {
        self.init()
        isDisabled = input.disabled
        hasSecondFactor = input.secondFactor
        isAnonymous = input.anonymous
        createdSince = try Timestamp(wireText: input.createdSince, "createdSince")
        createdBefore = try Timestamp(wireText: input.createdBefore, "createdBefore")
        namePrefix = input.namePrefix.flatMap(NameKey.init)
        if let name = input.signInMethod, !name.isEmpty {
            guard let method = SignInMethodFilter(name) else {
                throw .invalidArgument(
                    field: "signInMethod",
                    problem: "must be phone, password, emailLink, passkey, custom or an ID"
                )
            }
            self.method = method
        }
    }
}
