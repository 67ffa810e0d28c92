// The page within an app.
#pragma once
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@protocol SFSafariViewControllerDelegate;

NS_SWIFT_UI_ACTOR
@interface SFSafariViewController : UIViewController
@property (nonatomic, weak, nullable) id<SFSafariViewControllerDelegate> delegate;
- (instancetype)initWithURL:(NSURL *)URL;
@end

NS_SWIFT_UI_ACTOR
@protocol SFSafariViewControllerDelegate <NSObject>
@optional
- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller;
@end

NS_ASSUME_NONNULL_END
