// What the generated Objective-C header uses of the C library.
#pragma once
#include <stddef.h>
void *memcpy(void *destination, const void *source, size_t count);
