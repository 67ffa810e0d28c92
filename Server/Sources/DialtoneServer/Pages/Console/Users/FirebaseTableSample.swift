import HTTPTypes
import Hummingbird
import NIOCore

/// The columns of the format `firebase-csv`, and a file with one user.
enum FirebaseTableSample {
    /// What each user can have of a provider.
    private static let providers = ["Google", "Facebook", "Twitter", "GitHub"]
    private static let providerColumns = ["ID", "email", "display name", "photo URL"]

    static let columns =
        [
            "UID", "email", "email verified", "password hash", "password salt", "display name",
            "photo URL",
        ]
        + providers.flatMap { provider in providerColumns.map { "\(provider) \($0)" } }
        + ["created", "last sign-in", "phone number", "disabled", "custom claims"]

    private static let user = [
        "UID": "user-1", "email": "anna@example.com", "email verified": "true",
        "display name": "Anna Example", "created": "1735689600000",
        "last sign-in": "1735776000000", "phone number": "+16505550100", "disabled": "false",
    ]

    /// The file, whose row ends with an empty field, as those of the Firebase CLI do.
    static var response: Response {
        let row = columns.map { user[$0] ?? "" } + [""]
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"users-sample.csv\"",
            ],
            body: ResponseBody(
                byteBuffer: ByteBuffer(string: row.joined(separator: ",") + "\n")
            )
        )
    }
}
