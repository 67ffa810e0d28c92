// The classes of UIKit that phone sign-in meets.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion;
@end

NS_ASSUME_NONNULL_END
