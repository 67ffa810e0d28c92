extension Migration {
    /// The table that the health probe writes to, so that the database needs new pages.
    static let probeFillers = Migration(
        "0025-probe-fillers",
        [
            .differing(
                sqlite: """
                    CREATE TABLE probe_filler (
                        probe_filler_id INTEGER PRIMARY KEY NOT NULL,
                        content BLOB NOT NULL
                    ) STRICT
                    """,
                postgres: """
                    CREATE TABLE probe_filler (
                        probe_filler_id bigint PRIMARY KEY,
                        content bytea NOT NULL
                    )
                    """
            )
        ]
    )
}
