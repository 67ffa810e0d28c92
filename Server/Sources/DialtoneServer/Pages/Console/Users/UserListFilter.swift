import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The search, filter and order in the address of the list of users.
struct UserListFilter: Sendable {
    /// The methods that the page offers, with the names in which it shows them.
    private static var methods: [(String, String)] {
        [
            ("phone", translated("Phone")), ("password", translated("Password")),
            ("emailLink", translated("E-mail link")),
            ("passkey", translated("Passkey")), ("google.com", "Google"), ("apple.com", "Apple"),
            ("facebook.com", "Facebook"), ("github.com", "GitHub"), ("microsoft.com", "Microsoft"),
            ("custom", translated("Custom token")), (anonymous, translated("Anonymous")),
        ]
    }
    private static let anonymous = "anonymous"

    let query: String
    let isSearch: Bool
    let sort: String
    let state: String
    let method: String
    let factor: String
    let since: String
    let until: String

    init(_ visit: ConsoleVisit) {
        query = ConsoleForm.trimmed(visit.query("query"))
        isSearch = !query.isEmpty
        sort = visit.query("sort")
        state = visit.query("state")
        method = visit.query("method")
        factor = visit.query("factor")
        since = visit.query("since")
        until = visit.query("until")
    }

    /// Whether the list lacks users because of the filter.
    var isActive: Bool { [state, method, factor, since, until].contains { !$0.isEmpty } }

    /// The conditions that the users of the list meet.
    var conditions: AccountListFilter {
        AccountListFilter {
            if !query.isEmpty { $0.namePrefix = query }
            if !state.isEmpty { $0.disabled = state == "disabled" }
            if !factor.isEmpty { $0.secondFactor = factor == "with" }
            if method == Self.anonymous {
                $0.anonymous = true
            } else if !method.isEmpty {
                $0.signInMethod = method
            }
            $0.createdSince = Self.time(since)
            $0.createdBefore = Self.time(until)
        }
    }

    /// Adds the order and the conditions to a request.
    func add(to request: inout QueryAccountsRequest) {
        request.filter = conditions
        // Names are found by an index, which has them in its own order.
        guard query.isEmpty else { return }
        request.sortBy = sort.hasPrefix("sign-in") ? .lastLoginAt : .createdAt
        request.order = sort.hasSuffix("oldest") ? .ascending : .descending
    }

    /// Returns the address of a page of this list.
    func link(to path: String, page: String, isSelected: Bool = false) -> String {
        let fields = [
            ("query", query), ("sort", sort), ("state", state), ("method", method),
            ("factor", factor), ("since", since), ("until", until), ("page", page),
            ("selected", isSelected ? "all" : ""),
        ]
        let query = fields.filter { !$0.1.isEmpty }
            .map { "\($0.0)=\(PagePath.escaped($0.1))" }
            .joined(separator: "&")
        return query.isEmpty ? path : "\(path)?\(query)"
    }

    /// Returns the beginning of a day, which is in UTC; `nil` if there is none.
    private static func time(_ text: String) -> String? {
        guard !text.isEmpty else { return nil }
        return text.count == 10 ? "\(text)T00:00:00Z" : text
    }
}

extension UserListFilter {
    /// An entry of a list from which one is chosen.
    struct Choice: Sendable {
        let value: String
        let name: String
        let isSelected: Bool
    }

    var sortChoices: [Choice] {
        let names = [
            ("", translated("Newest first")), ("oldest", translated("Oldest first")),
            ("sign-in", translated("Last sign-in first")),
            ("sign-in-oldest", translated("Last sign-in last")),
        ]
        return Self.choices(names, selected: sort)
    }

    var stateChoices: [Choice] {
        let names = [
            ("", translated("All")), ("enabled", translated("Enabled")),
            ("disabled", translated("Disabled")),
        ]
        return Self.choices(names, selected: state)
    }

    var factorChoices: [Choice] {
        Self.choices(
            [
                ("", translated("All")), ("with", translated("With")),
                ("without", translated("Without")),
            ],
            selected: factor
        )
    }

    var methodChoices: [Choice] {
        var names = [("", translated("All"))] + Self.methods
        // A link may name the ID of any provider.
        if !names.contains(where: { $0.0 == method }) { names.append((method, method)) }
        return Self.choices(names, selected: method)
    }

    /// Returns the name in which the page shows a method: that of another provider is its ID.
    static func name(ofMethod method: String) -> String {
        methods.first { $0.0 == method }?.1 ?? method
    }

    private static func choices(_ names: [(String, String)], selected: String) -> [Choice] {
        names.map { Choice(value: $0.0, name: $0.1, isSelected: $0.0 == selected) }
    }
}
