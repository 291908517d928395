// Enchant for Swift.
#include <enchant.h>
