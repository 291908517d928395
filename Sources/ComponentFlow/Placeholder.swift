// ComponentFlow
