#include "server-files.h"

// Written by scripts/generate-sign-in-data.py. Do not edit.

// The compiler has the directive in every dialect, and warns of it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct server_file files[] = {
#define FILE "../../../Texts/Console/de.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/en.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/es.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/fr.json"
#include "entry.inc"
};

struct server_files server_console_texts(void) {
    return (struct server_files){files, sizeof files / sizeof files[0]};
}
