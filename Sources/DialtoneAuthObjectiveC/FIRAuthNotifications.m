#if defined(__APPLE__)
#import "FIRAuthNotifications.h"

NSNotificationName const FIRAuthStateDidChangeNotification = @"FIRAuthStateDidChangeNotification";
#endif
