import { type FactFields, propertyFacts } from "../facts/property-facts.ts";

/** Bedrooms, bathrooms and area in large numbers. */
export function DetailFacts({ property }: { property: FactFields }) {
  const facts = propertyFacts(property);
  if (facts.length === 0) return null;
  return (
    <dl className="stats stats-3 mt-4">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
