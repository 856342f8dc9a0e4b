import type { PropertyCard } from "#contract/listings/property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { propertyFacts } from "../facts/property-facts.ts";

const icons = { bedrooms: "bed", bathrooms: "bath", area: "area" } as const;

const factsClass = "facts flex flex-wrap items-center gap-x-4 gap-y-1 text-1 [&_.i]:w-[18px] [&_.i]:text-ocean";

/** Beds, baths and floor space, or the area of land. Unknown values are left out. */
export function PropertyFacts({ property }: { property: PropertyCard }) {
  const facts = propertyFacts(property);
  return (
    facts.length > 0 && (
      <ul className={factsClass}>
        {facts.map(({ name, value, text }) => (
          <li key={name} className="flex items-center gap-1.5">
            <Icon name={icons[name]} />
            <span>{name === "area" ? text : value}</span>
            {name !== "area" && <span className="sr-only">{text.slice(value.length)}</span>}
          </li>
        ))}
      </ul>
    )
  );
}
