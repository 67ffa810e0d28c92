// The classes of UIKit that phone sign-in meets.
#pragma once
#import "UIViewController.h"
#import "UIApplication.h"
#import "UIScene.h"
#import "UITextInput.h"
#import "UIBarButtonItem.h"
