import { Link } from "react-router-dom";
import { personPath } from "#contract/site/admin-paths.ts";
import type { HomeWants } from "#contract/wants/want.ts";
import { formatCount, formatMoney, joinParts } from "#web/lib/format/format-values.ts";

const maxShown = 20;

/** Says how many people look for a home, and why others nearly do: "14 people look for this. 9 more below $650". */
export const wantsText = ({ total, reasons }: HomeWants["data"]): string =>
  joinParts(
    [
      total > 0 ? `${formatCount(total, "person looks", "people look")} for this` : "No one looks for this yet",
      ...reasons
        .slice(0, 3)
        .map(({ filter, wants, max_price }) =>
          max_price === undefined
            ? `${wants} more ${wishTexts[filter] ?? `with another ${filterName(filter)}`}`
            : `${wants} more at ${formatMoney(max_price)} or below`,
        ),
    ],
    ". ",
  );

const filterNames: Record<string, string> = {
  min_price: "price",
  property_type: "type",
  min_bedrooms: "number of bedrooms",
  bedrooms: "number of bedrooms",
  max_bedrooms: "number of bedrooms",
  min_bathrooms: "number of bathrooms",
  max_move_in: "cost to move in",
  q: "description",
};
/** What would make it fit, where the filter is nearly always a wish for it. */
const wishTexts: Record<string, string> = {
  generator: "with a generator",
  fence: "with a fence",
  guard: "with a guard",
  parking: "with parking",
  pets: "if pets are allowed",
  amenity: "with another amenity",
  confirmed: "once it is confirmed",
};
const filterName = (filter: string) => filterNames[filter] ?? filter.replaceAll("_", " ");

/** The people who look for a listing, then those who nearly do. */
export function HomeWantsList({ data }: { data: HomeWants["data"] }) {
  if (data.wants.length === 0) return null;
  return (
    <ul className="mt-2 border-t border-line text-1">
      {data.wants.slice(0, maxShown).map(({ id, label, person_id, missed }) => (
        <li key={id} className="border-b border-line py-2 wrap-anywhere">
          {person_id ? <Link to={personPath(person_id)}>{label}</Link> : <span>{label}</span>}
          {missed.length > 0 && <span className="text-ink2">{` · not: ${missed.map(filterName).join(", ")}`}</span>}
        </li>
      ))}
    </ul>
  );
}
