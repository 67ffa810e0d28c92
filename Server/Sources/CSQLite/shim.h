#include <sqlite3.h>

/// Refuses strings in double quotes, which SQLite otherwise takes for a misspelled column name.
///
/// `sqlite3_db_config` is variadic, so Swift cannot call it.
static inline int dialtone_refuse_double_quoted_strings(sqlite3 *connection) {
    int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
    if (code != SQLITE_OK) return code;
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
