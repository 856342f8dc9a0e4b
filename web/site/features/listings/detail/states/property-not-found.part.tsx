import { useLocation } from "react-router-dom";
import type { RemovedProperty } from "#contract/listings/property-responses.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { FeaturedPropertiesGrid } from "../../home/featured-properties-grid.part.tsx";
import { AddressSearch } from "../../search/address-search.tsx";
import { RemovedNotice } from "./removed-notice.tsx";

export interface PropertyNotFoundProps {
  /** What is known of a home that was removed. */
  removed: RemovedProperty | undefined;
  similar: readonly CardProperty[];
}

/** The page of a property that does not exist. Below it are featured homes, unless similar ones follow. */
export function PropertyNotFound({ removed, similar }: PropertyNotFoundProps) {
  // The pages of courses and of homes share an address.
  const isCourse = useLocation().pathname.startsWith(`${paths.drivingSchool}/`);
  const hasAreaPage = similar.some(({ kind, area }) => kind === removed?.kind && area === removed.area);
  return (
    <div className="wrap pt-4 pb-12 lg:py-12">
      <Drawing name="gone">
        <h1 className="mt-6">Property Not Found</h1>
        <p className="mt-3 max-w-[46ch] text-ink2">
          The property you're looking for doesn't exist or has been removed.
        </p>
        {removed && <RemovedNotice removed={removed} hasAreaPage={hasAreaPage} />}
        <AddressSearch />
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
          <ButtonLink to={paths.properties}>Back to Properties</ButtonLink>
          {isCourse && (
            <ButtonLink look="outline" to={paths.drivingSchool}>
              See the courses
            </ButtonLink>
          )}
        </div>
      </Drawing>
      {similar.length === 0 && (
        <>
          <h2 className="mt-8">Homes to start with</h2>
          <FeaturedPropertiesGrid />
        </>
      )}
    </div>
  );
}
