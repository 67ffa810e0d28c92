// The Objective-C classes of Foundation, as far as this repository's sources use them.
//
// Swift's own value types (URL, Data, ...) are the toolchain's; see Overlays/Foundation.
#pragma once
#import "NSObjCRuntime.h"
#import "NSString.h"
#import "NSCollections.h"
#import "NSCoding.h"
#import "NSValues.h"
#import "NSError.h"
#import "NSNotification.h"
#import "NSSystem.h"
#import "NSTask.h"
#import "NSThread.h"
#import "NSSerialization.h"
#import "NSURLSession.h"
