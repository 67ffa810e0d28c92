#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The version of this SDK; `FirebaseVersion()` in Swift.
extern NSString *FIRFirebaseVersion(void);

NS_ASSUME_NONNULL_END
