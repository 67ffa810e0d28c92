#include "server-files.h"

// Written by scripts/generate-sign-in-data.py. Do not edit.

// The compiler has the directive in every dialect, and warns of it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct server_file files[] = {
#define FILE "../../../Texts/Console/ar.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/de.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/en.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/es.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/fa.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/fr.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/it.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/ja.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/ko.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/nl.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/pl.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/pt.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/ru.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/tr.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/uk.json"
#include "entry.inc"
#define FILE "../../../Texts/Console/zh.json"
#include "entry.inc"
};

struct server_files server_console_texts(void) {
    return (struct server_files){files, sizeof files / sizeof files[0]};
}
