import type { AreaPrice } from "#shared/listings/prices/area-prices.ts";
import { formatRange } from "#shared/listings/prices/question-price.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { formatCount, formatMoney } from "#web/lib/format/format-values.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { fromHomes } from "../facts/usual-price-text.ts";

interface AreaPricesProps {
  kind: PropertyKind;
  name: string;
  city: string | undefined;
  prices: readonly AreaPrice[];
}

/** The width of a plot in its own units; its scale is logarithmic, so that equal lengths are equal factors. */
const width = 300;

/** What homes of an area usually cost: a line from low to high with a mark at the usual price, and the same as text. */
export function AreaPrices({ kind, name, city, prices }: AreaPricesProps) {
  const [low, high] = [Math.min(...prices.map((price) => price.low)), Math.max(...prices.map((price) => price.high))];
  const toX = (price: number) => Math.round(2 + (Math.log(price / low) / (Math.log(high / low) || 1)) * (width - 4));
  return (
    <section>
      <h2 className="text-4">{`Usual ${kind === "rent" ? "rents" : "prices"} in ${name}`}</h2>
      <p className="mt-1 text-1 text-ink2">
        {`Eight of ten homes cost between the ends of a line${kind === "rent" ? ", a month" : ""}; the thick mark is the middle.`}
      </p>
      <ul className="mt-3 grid max-w-xl gap-4">
        {prices.map((price) => (
          <li key={price.bedrooms}>
            <span className="font-semibold">{bedroomsText(price.bedrooms)}</span>
            <span className="ml-2">
              <ExactText
                text={`${formatRange(price)}, middle ${formatMoney(price.usual)}, from ${fromHomes(price, { area: name, city })}`}
              />
            </span>
            <svg className="mt-1 block h-4 w-full" viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden>
              <path
                d={`M${toX(price.low)} 3v10m0-5H${toX(price.high)}m0-5v10`}
                className="fill-none stroke-ink2 stroke-2"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={`M${toX(price.usual)} 0v16`}
                className="fill-none stroke-ink"
                strokeWidth="6"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

function bedroomsText(bedrooms: number | null): string {
  if (bedrooms === null) return "All homes";
  if (bedrooms === 0) return "Studios";
  return bedrooms === 7 ? "7 bedrooms or more" : formatCount(bedrooms, "bedroom");
}
