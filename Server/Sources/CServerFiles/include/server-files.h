#ifndef DIALTONE_SERVER_FILES_H
#define DIALTONE_SERVER_FILES_H

#include <stddef.h>

// A text file of the repository, which ends in NUL here.
struct server_file {
    const char *path;
    const char *text;
};

struct server_files {
    const struct server_file *first;
    size_t count;
};

// Scripts, styles and drawings of the pages.
struct server_files server_assets(void);

struct server_files server_templates(void);

// The texts of the pages, of mails, of text messages and of the console, a file for each language.
struct server_files server_page_texts(void);
struct server_files server_mail_texts(void);
struct server_files server_message_texts(void);
struct server_files server_console_texts(void);

// The parts of the OpenAPI document.
struct server_files server_openapi_parts(void);

#endif
