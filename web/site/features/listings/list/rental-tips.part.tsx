import { TipsSection } from "./tips-section.tsx";

const tips = [
  {
    title: "See it before you pay",
    text: "Visit by day and again after dark. Pay nothing, not even a viewing fee, until you have been inside.",
  },
  {
    title: "Check power and water",
    text: "Is there public power, a prepaid meter or a generator, and at what hours? Is the water piped, from a well or bought by the drum? Who pays?",
  },
  {
    title: "Agree in writing",
    text: "Six months or a year in advance is common here. Get a receipt for every payment and a signed lease with the rent, the months paid and the last day.",
  },
  {
    title: "Check who owns it",
    text: "See the deed or the owner's letter to the agent. Family land can have several owners: all should agree to the lease.",
  },
  {
    title: "Check for flooding",
    text: "Look for water marks on walls, and ask neighbours whether the road floods from May to October.",
  },
] as const;

/** Advice for tenants in Monrovia, at the end of the rent page. */
export function RentalTips() {
  return <TipsSection title="Rental Tips" tips={tips} />;
}
