// What Objective-C code finds beside the classes: constants and the types of blocks. Swift has them
// as globals and closures, and cannot show those to Objective-C.

#pragma once

#import "FIRAuthBlocks.h"
#import "FIRAuthErrors.h"
#import "FIRAuthNotifications.h"
#import "FIRAuthProviders.h"
#import "FIRVersion.h"
