#import "SampleScreen.h"

@interface Language : SampleScreen
@end

@implementation Language
- (void)changeLanguage {
  // Change language code to french.
  [FIRAuth auth].languageCode = @"fr";
}
@end
