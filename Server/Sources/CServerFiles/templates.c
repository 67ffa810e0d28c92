#include "server-files.h"

// The compiler has the directive in every dialect, and warns of it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct server_file files[] = {
#define FILE "../DialtoneServer/Pages/Templates/action.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/challenge.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/console.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/form-post.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/head.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/iframe.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/leave.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/picker.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/plain.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/popup.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/question.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/sign-in.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/snippet-curl.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/snippet-emulator.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/snippet-swift.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/symbols.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/verifier.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/verify-refused.mustache"
#include "entry.inc"
#define FILE "../DialtoneServer/Pages/Templates/verify.mustache"
#include "entry.inc"
};

struct server_files server_templates(void) {
    return (struct server_files){files, sizeof files / sizeof files[0]};
}
