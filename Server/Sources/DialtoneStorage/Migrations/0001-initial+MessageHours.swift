extension Migration {
    /// The hours of the message log whose statistics were counted.
    ///
    /// If `is_counted` is 0, a message of the hour has changed since. Each change and each count of an
    /// hour locks its row first, so that no change is missed.
    static let messageHour = Statement.differing(
        sqlite: """
            CREATE TABLE message_hour (
                hour INTEGER NOT NULL PRIMARY KEY,
                is_counted INTEGER NOT NULL
            ) STRICT
            """,
        postgres: """
            CREATE TABLE message_hour (
                hour bigint NOT NULL PRIMARY KEY,
                is_counted bigint NOT NULL
            )
            """
    )

    /// The code messages of an hour to a country.
    ///
    /// The country is empty if a number belongs to none, since keys cannot be null.
    static let messageHourCountry = Statement.differing(
        sqlite: """
            CREATE TABLE message_hour_country (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                hour INTEGER NOT NULL REFERENCES message_hour ON DELETE CASCADE,
                region TEXT NOT NULL,
                messages INTEGER NOT NULL,
                accepted INTEGER NOT NULL,
                delivered INTEGER NOT NULL,
                entered INTEGER NOT NULL,
                failed INTEGER NOT NULL,
                PRIMARY KEY (project_id, hour, region)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE message_hour_country (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                hour bigint NOT NULL REFERENCES message_hour ON DELETE CASCADE,
                region text COLLATE "C" NOT NULL,
                messages bigint NOT NULL,
                accepted bigint NOT NULL,
                delivered bigint NOT NULL,
                entered bigint NOT NULL,
                failed bigint NOT NULL,
                PRIMARY KEY (project_id, hour, region)
            )
            """
    )

    static let messageHourCountryByHour = Statement.shared(
        "CREATE INDEX message_hour_country_by_hour ON message_hour_country (hour)"
    )

    /// The attempts of an hour by a gateway, with empty strings for no country and no price.
    static let messageHourGateway = Statement.differing(
        sqlite: """
            CREATE TABLE message_hour_gateway (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                hour INTEGER NOT NULL REFERENCES message_hour ON DELETE CASCADE,
                gateway_name TEXT NOT NULL,
                region TEXT NOT NULL,
                price_currency TEXT NOT NULL,
                attempts INTEGER NOT NULL,
                learned INTEGER NOT NULL,
                accepted INTEGER NOT NULL,
                unknown INTEGER NOT NULL,
                delivered INTEGER NOT NULL,
                failed INTEGER NOT NULL,
                entered INTEGER NOT NULL,
                possible_doubles INTEGER NOT NULL,
                price_micros INTEGER,
                PRIMARY KEY (project_id, hour, gateway_name, region, price_currency)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE message_hour_gateway (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                hour bigint NOT NULL REFERENCES message_hour ON DELETE CASCADE,
                gateway_name text COLLATE "C" NOT NULL,
                region text COLLATE "C" NOT NULL,
                price_currency text COLLATE "C" NOT NULL,
                attempts bigint NOT NULL,
                learned bigint NOT NULL,
                accepted bigint NOT NULL,
                unknown bigint NOT NULL,
                delivered bigint NOT NULL,
                failed bigint NOT NULL,
                entered bigint NOT NULL,
                possible_doubles bigint NOT NULL,
                price_micros bigint,
                PRIMARY KEY (project_id, hour, gateway_name, region, price_currency)
            )
            """
    )

    static let messageHourGatewayByHour = Statement.shared(
        "CREATE INDEX message_hour_gateway_by_hour ON message_hour_gateway (hour)"
    )

    /// What happened in a project by hour: sign-ins, accounts, second factors and refusals.
    static let activityCount = Statement.differing(
        sqlite: """
            CREATE TABLE activity_count (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                hour INTEGER NOT NULL,
                kind TEXT NOT NULL,
                detail TEXT NOT NULL,
                events INTEGER NOT NULL,
                PRIMARY KEY (project_id, hour, kind, detail)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE activity_count (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                hour bigint NOT NULL,
                kind text COLLATE "C" NOT NULL,
                detail text COLLATE "C" NOT NULL,
                events bigint NOT NULL,
                PRIMARY KEY (project_id, hour, kind, detail)
            )
            """
    )

    /// Finds counts that are too old.
    static let activityCountByHour = Statement.shared(
        "CREATE INDEX activity_count_by_hour ON activity_count (hour)"
    )
}
