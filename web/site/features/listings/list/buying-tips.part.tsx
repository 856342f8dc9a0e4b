import { TipsSection } from "./tips-section.tsx";

// Land ownership: article 22 of the constitution. The rest is common advice and states no periods or fees, which change.
const tips = [
  {
    title: "Know who may own land",
    text: "In Liberia only citizens may own land. Foreigners can lease it. If you are not a citizen, ask a lawyer about a lease before you agree on a price.",
  },
  {
    title: "Ask for the probated deed",
    text: "See the original deed, not a copy. It should be probated in court and registered. Have a lawyer compare it with the public records.",
  },
  {
    title: "Have the land surveyed",
    text: "Hire a licensed surveyor yourself. The corner stones should match the deed, and the neighbours should agree on the boundary.",
  },
  {
    title: "Check that the seller may sell",
    text: "Family land can have several owners, and all of them should sign. For inherited land, ask for the court papers that name who may sell it.",
  },
  {
    title: "Pay when the papers are checked",
    text: "Pay nothing before a lawyer and a surveyor have checked the papers. Then pay through a bank and get a signed receipt for each payment.",
  },
  {
    title: "Ask a lawyer",
    text: "These tips are general and replace no legal advice. Let a lawyer in Liberia check everything before you sign or pay.",
  },
] as const;

/** Advice for buyers in Liberia, at the end of the buy page. */
export function BuyingTips() {
  return <TipsSection title="Buying Tips" tips={tips} />;
}
