// ComponentFlowTesting
