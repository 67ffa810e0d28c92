import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit

/// What operators can do with a whole account: disable, sign out and delete it.
struct ConsoleUserActions: Sendable {
    private static let path = ConsoleUserPages.path

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.postUsers(Self.path + "/disabled", on: router) { visit, form in
            let isDisabled = form["disabled"] == "true"
            let news: ConsoleNews = isDisabled ? .disabled : .enabled
            return try await site.update(try UserPlace(visit), for: visit, news) {
                $0.disableUser = isDisabled
            }
        }
        site.postUsers(Self.path + "/sign-out", on: router) { visit, _ in
            // The time revokes ID tokens as well, and sessions that begin meanwhile.
            let now = site.clock.now
            return try await site.update(try UserPlace(visit), for: visit, .signedOut) {
                $0.validSince = WireInt64(now.seconds)
            }
        }
        site.postUsers(Self.path + "/sessions/end", on: router) { visit, form in
            let place = try UserPlace(visit)
            let request = RevokeSessionsRequest {
                $0.localId = place.user
                $0.sessionIds = [form["session"]]
            }
            try await site.calls.call(
                .post,
                place.ownCall(":revokeSessions"),
                request,
                for: visit
            )
            return site.done(.signedOut, at: place.path)
        }
        site.postUsers(Self.path + "/delete", on: router) { visit, form in
            let place = try UserPlace(visit)
            try place.checkConfirmation(of: form)
            let request = DeleteAccountRequest { $0.localId = place.user }
            try await site.calls.call(.post, place.call(":delete"), request, for: visit)
            return site.done(.deleted, at: place.list)
        }
    }
}
