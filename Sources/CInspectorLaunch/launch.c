#include "inspector_launch.h"

#ifdef INSPECTOR

__attribute__((constructor)) static void register_agent(void) { componentflow_register_agent(); }

#endif
