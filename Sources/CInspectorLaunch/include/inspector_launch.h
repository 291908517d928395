// Registers the agent of inspectors in each program that contains the module ComponentFlowTools, so that the program
// does not have to start it.
#pragma once

/// Registers the agent to be started when the program is launched; implemented in ComponentFlowTools, and called before `main`.
void componentflow_register_agent(void);
