#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class UIMenu;

NS_SWIFT_UI_ACTOR
@interface UIMenu : NSObject
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone = 0,
    UIBarButtonSystemItemCancel = 1,
};

NS_SWIFT_UI_ACTOR
@interface UIAction : NSObject
+ (instancetype)actionWithHandler:(void (^NS_SWIFT_UI_ACTOR)(UIAction *action))handler NS_SWIFT_NAME(init(handler:));
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
// Apple declares it in Swift, with more parameters that have defaults.
- (instancetype)initWithTitle:(nullable NSString *)title
                primaryAction:(nullable UIAction *)primaryAction
    NS_SWIFT_NAME(init(title:primaryAction:));
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                              primaryAction:(nullable UIAction *)primaryAction
                                       menu:(nullable UIMenu *)menu
    NS_SWIFT_NAME(init(systemItem:primaryAction:menu:));
@end

NS_ASSUME_NONNULL_END
