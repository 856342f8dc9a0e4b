import { Link } from "react-router-dom";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import { ImageSlide } from "../image/image-slide.tsx";
import type { ComparedHome } from "./compared-home.ts";
import { comparePath, minCompared } from "./compared-ids.ts";
import { firstImage } from "./first-image.ts";

/** The images and the titles of the homes. Only the titles are headers, so that screen readers read out no more. */
export function CompareHeader({ homes }: { homes: readonly ComparedHome[] }) {
  // A phone shows three columns at most, or the first two of four.
  const firstColumns = homes.length === 3 ? 3 : 2;
  const sizes = `(min-width: 60em) ${homes.length > 2 ? 22 : 30}rem, ${firstColumns === 3 ? 28 : 47}vw`;
  return (
    <>
      <tr>
        <td />
        {homes.map((home, index) => (
          <td key={home.uuid} className="compare-photo relative">
            <HomePhoto home={home} sizes={sizes} eager={index < firstColumns} />
            <Link
              to={comparePath(homes.filter((other) => other !== home).map(({ uuid }) => uuid))}
              state={preserveScroll}
              onClick={({ currentTarget: link }) => {
                // The link itself disappears, and its focus with it.
                const next = homes.length > minCompared ? link.closest("section") : document.getElementById("main");
                next?.focus({ preventScroll: true });
              }}
              className="icon-btn on-image top-3 right-3 text-press max-sm:top-1.5 lg:right-6"
              aria-label={`Remove ${home.property?.title ?? "this home"} from the comparison`}
            >
              <Icon name="x" />
            </Link>
          </td>
        ))}
      </tr>
      <tr className="compare-titles">
        <td />
        {homes.map((home) => (
          <th key={home.uuid} scope="col">
            <HomeTitle home={home} />
          </th>
        ))}
      </tr>
    </>
  );
}

interface HomePhotoProps {
  home: ComparedHome;
  sizes: string;
  eager: boolean;
}

function HomePhoto({ home: { uuid, status, property }, sizes, eager }: HomePhotoProps) {
  if (!property) return <span className={status === "loading" ? "slide" : "slide slide-empty"} />;
  const photo = <ImageSlide source={firstImage(property)} sizes={sizes} eager={eager} />;
  if (status === "removed") return photo;
  return (
    <>
      {/* Keyboards and screen readers use the link of the title. */}
      <Link to={paths.property(uuid)} tabIndex={-1} aria-hidden="true">
        {photo}
      </Link>
      <TagStrip>
        <Tag tone={property.kind}>{propertyKindTraits[property.kind].badge}</Tag>
      </TagStrip>
    </>
  );
}

function HomeTitle({ home: { uuid, status, property } }: { home: ComparedHome }) {
  if (status === "removed")
    return (
      <>
        <span>{property?.title ?? ""}</span> <span className="text-warn">No longer listed</span>
      </>
    );
  if (property)
    return (
      <Link className="block min-h-touch lg:min-h-0 lg:pb-1" to={paths.property(uuid)}>
        {property.title}
      </Link>
    );
  return <span>{status === "failed" ? "Could not be loaded" : "Loading..."}</span>;
}
