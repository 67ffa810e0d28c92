#include "CPhoneNumbers.h"
int pn_placeholder(void) { return 1; }
