import type { Property } from "#contract/listings/property.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** Bedrooms, bathrooms, square feet as large figures; what is unknown is left out. */
export function DetailFacts({ listing }: { listing: Property }) {
  const facts: [string, number | null][] = [
    ["Bedrooms", listing.bedrooms],
    ["Bathrooms", listing.bathrooms],
    ["Square feet", listing.area_sqft],
  ];
  const known = facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  if (known.length === 0) return null;
  return (
    <dl className="stats stats-3 mt-6">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
