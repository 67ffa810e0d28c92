// The constants and block types for Objective-C. In Swift they are globals and closures, which
// cannot be exported to Objective-C.

#pragma once

#import "FIRAuthBlocks.h"
#import "FIRAuthErrors.h"
#import "FIRAuthNotifications.h"
#import "FIRAuthProviders.h"
#import "FIRVersion.h"
