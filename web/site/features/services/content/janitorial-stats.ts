export const janitorialStats = [
  { value: "$3,000", label: "approximate starter capital" },
  { value: "4 people", label: "in two teams to start with" },
  { value: "$25 – $40", label: "usual price of an office visit" },
] as const;
