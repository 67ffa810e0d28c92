extension AccountReader {
    /// Returns a page of at most `size` accounts.
    ///
    /// The page after a place has neither an account before it nor one that was added before it
    /// since. A page may have fewer accounts, or none, although there are more: it looks at a
    /// limited number of accounts, so that a rare property in a large project costs no scan.
    package func accountPage(
        of listing: AccountListing,
        after start: AccountPosition?,
        size: Int,
        searching limit: Int = AccountPage.searchLimit
    ) throws -> AccountPage {
        var found: [Account] = []
        var start = start
        let first = start.flatMap { listing.parts.firstIndex(of: $0.part) } ?? 0
        for part in listing.parts[first...] {
            let end =
                listing.needsSearch
                ? try lastAccount(of: limit, in: part, of: listing, after: start) : nil
            let wanted = size - found.count
            // One more than the page size is read to determine whether there is another page.
            let accounts = try accounts(
                in: part,
                of: listing,
                after: start,
                until: end,
                limit: wanted + 1
            )
            let taken = accounts.prefix(wanted)
            found += taken
            if accounts.count > wanted {
                // If the previous part filled the page, the next one begins at its end.
                let last = taken.isEmpty ? listing.parts[0] : part
                return AccountPage(
                    accounts: found,
                    end: found.last.map { AccountPosition(of: $0, in: last) }
                )
            }
            if let end { return AccountPage(accounts: found, end: end) }
            start = nil
        }
        return AccountPage(accounts: found, end: nil)
    }
}
