export const drivingStats = [
  { value: "28,000", label: "learners per year" },
  { value: "$750", label: "licence fee for 2 years" },
  { value: "$11,200", label: "approximate starter capital" },
] as const;
