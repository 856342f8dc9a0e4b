export const drivingStats = [
  ["28,000", "learners per year"],
  ["$750", "licence fee for 2 years"],
  ["$11,200", "approximate starter capital"],
] as const;
