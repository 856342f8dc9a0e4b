import type { Property } from "#contract/listings/property.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** Bedrooms, bathrooms and square feet in large numbers. Unknown values are left out. */
export function DetailFacts({ property }: { property: Property }) {
  const facts: [string, number | null][] = [
    ["Bedrooms", property.bedrooms],
    ["Bathrooms", property.bathrooms],
    ["Square feet", property.area_sqft],
  ];
  const knownFacts = facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  if (knownFacts.length === 0) return null;
  return (
    <dl className="stats stats-3 mt-6">
      {knownFacts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
