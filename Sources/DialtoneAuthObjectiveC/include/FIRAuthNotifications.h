#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Posted on the main queue when the user or the ID token changes; its object is the `FIRAuth`.
extern NSNotificationName const FIRAuthStateDidChangeNotification;

NS_ASSUME_NONNULL_END
