export const janitorialStats = [
  ["$3,000", "approximate starter capital"],
  ["4 people", "in two teams to start with"],
  ["$25 – $40", "usual price of an office visit"],
] as const;
