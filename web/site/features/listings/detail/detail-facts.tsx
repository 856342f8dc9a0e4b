import { Stats } from "#web/ui/stats.tsx";
import { type FactFields, propertyFacts } from "../facts/property-facts.ts";

/** Bedrooms, bathrooms and area in large numbers. */
export function DetailFacts({ property }: { property: FactFields }) {
  const facts = propertyFacts(property);
  return facts.length > 0 && <Stats className="mt-4 border-t" look="facts" stats={facts} />;
}
