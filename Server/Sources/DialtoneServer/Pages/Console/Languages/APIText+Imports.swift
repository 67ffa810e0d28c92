/// What the admin API says about imports, their files and rows, and about users.
extension APIText {
    static let imports: [String] = [
        // Imports and their files.
        "There are {number} open imports. Cancel one of them, or wait until one is finished.",
        "The import is in another state: {state}.",
        "The file cannot be decrypted: the master key has changed.",
        "{field} has no users.", "{field} is larger than {limit} MiB.",
        "{field} has more than {limit} users: use the command dialtone import.",
        "{field} is not in the chosen format.",
        "{field} is not in the chosen format; the error is at byte {number}.",
        "{field} has no column named {name}.",

        // Exports of users and changes to many users.
        "There are too many exports and changes. Delete one, or wait until it is finished or expires.",
        "This is not possible: the job is {state}.",
        "The file is too large: use the command dialtone export.",
        "The user was deleted meanwhile.", "The preview has expired: begin again.",
        "More users match than the preview has counted: begin again.",
        "The work has failed repeatedly: see the server's log.",

        // Rows.
        "Invalid custom claims provided.", "password is too short or too long",
        "Second factor account requires email to be verified.", "Second factor not supported.",
        "localId belongs to an existing account - can not overwrite.",
        "{text} exists in other account in database",
        "the secret of an authenticator app is missing: only an owner's export has it",
        "the number of fields differs from the header",
        "password hashes and secrets of authenticator apps require the owner role",

        // Users and operators.
        "Sign-in with passwords is disabled for this project.",
        "Sign-in with e-mail links is disabled for this project.",
        "This is the last owner of the server. Give another operator the role first.",
        "This is your only way to sign in. Add another passkey first.",
        "Password should be at least {limit} characters",
        "Missing password requirements: {text}",
    ]

    /// The sentences that pages show in the words of another one, by that one.
    static let sameImports: [String: [String]] = [
        "The import is in another state: {state}.": [
            "The import is {state}, not {name}.", "The import is already {state}.",
        ],
        "{field} is not in the chosen format.": [
            "{field} is not JSON.", "{field} has no list named {name}.",
        ],
        "{field} is not in the chosen format; the error is at byte {number}.": [
            "{field} is incomplete: it ends after byte {number}."
        ],
        "Invalid custom claims provided.": [
            "Custom claims provided are too large.",
            "Custom claims provided include a reserved claim.",
        ],
        "Second factor account requires email to be verified.": [
            "Second factor account requires email to be presented."
        ],
        "Second factor not supported.": [
            "the parameters of the authenticator app are not supported"
        ],
        "Missing password requirements: {text}": ["Missing password requirements: [{text}]"],
    ]
}
