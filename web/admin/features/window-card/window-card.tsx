import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { shortLinkPath } from "#shared/site/short-link.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths, withoutScheme } from "#web/lib/page/paths.ts";
import { useOrigin, useSite } from "#web/lib/page/site-context.ts";
import { factsText } from "#web/site/features/listings/facts/property-facts.ts";

/** How many photos stand below the cover. */
const smallPhotos = 3;

/**
 * A home on paper for a window or a wall. It is black on white, because office printers have no colour, and its code leads
 * to the page of the home.
 */
export function WindowCard({ listing }: { listing: AdminProperty }) {
  const site = useSite("real-estate");
  const origin = useOrigin();
  const { kind, title, reference, images, contact_number } = listing;
  const traits = propertyKindTraits[kind];
  const [cover, ...others] = images;
  const number = contact_number ?? site.phone;
  return (
    // Scaled on a phone, which then shows enough of what will be printed.
    <article className="window-card h-[209mm] w-[148mm] bg-[#fff] text-[#000] max-[40em]:[zoom:0.58] print:[zoom:1] flex flex-col gap-3 overflow-hidden border border-line p-[8mm] print:border-0">
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-current pb-2">
        <b className="min-w-0 text-3 wrap-anywhere" translate="no">
          {site.name}
        </b>
        <b className="flex-none text-3 uppercase">{traits.badge}</b>
      </p>
      {cover && (
        <img
          className="min-h-0 w-full flex-1 object-cover"
          src={findFile(cover)}
          alt={cover.alt}
          style={getFocus(cover)}
        />
      )}
      {others.length > 0 && (
        <div className="grid flex-none grid-cols-3 gap-2">
          {others.slice(0, smallPhotos).map((image) => (
            <img
              key={image.id}
              className="aspect-[4/3] w-full object-cover"
              src={findFile(image)}
              alt={image.alt}
              style={getFocus(image)}
            />
          ))}
        </div>
      )}
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-5 leading-none font-bold" translate="no">
            <span>{formatMoney(getPrice(listing))}</span>
            {traits.priceSuffix && <small className="text-3">{traits.priceSuffix}</small>}
          </p>
          <h2 className="mt-2 line-clamp-2 text-3 wrap-anywhere">{title}</h2>
          <p className="line-clamp-2 wrap-anywhere">{joinParts([listing.area, listing.city])}</p>
          <p className="font-bold">{factsText(listing)}</p>
          {number && <p className="mt-2 text-4 font-bold wrap-anywhere">{number}</p>}
        </div>
        <p className="flex-none text-center text-1 font-bold">
          <img src={`${shortLinkPath(reference)}.svg`} alt="" width={128} height={128} />
          <span>{reference}</span>
        </p>
      </div>
      <p className="border-t-2 border-current pt-2 text-1">
        {[
          "Scan the code for all photos and to ask for a viewing.",
          site.fee_policy,
          `Check that it is really us: ${withoutScheme(origin)}${paths.verify}`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </article>
  );
}

type Image = AdminProperty["images"][number];

/** The largest version is sharp enough for paper. */
const findFile = ({ url, variants }: Image): string => variants[variants.length - 1]?.url ?? url;

const getFocus = ({ focus }: Image) => (focus === null ? undefined : { objectPosition: focus.replace(/\d+/g, "$&%") });
