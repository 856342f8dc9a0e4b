export const drivingStats = [
  { value: "28,000", label: "learners per year" },
  { value: "US$750", label: "licence fee for 2 years" },
  { value: "US$11,200", label: "starter capital (about)" },
] as const;
