#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class UIBarButtonItem, UIPresentationController, UIView, UIWindow, UIWindowScene;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
};

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
};

NS_SWIFT_SENDABLE
@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor
    NS_SWIFT_NAME(systemBackground);
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidAppear:(BOOL)animated;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
@end

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, assign) UIViewController *selectedViewController;
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, readonly) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic) NSTextAlignment textAlignment;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
- (void)makeKeyAndVisible;
@end

NS_ASSUME_NONNULL_END
