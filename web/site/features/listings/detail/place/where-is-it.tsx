import { useContext } from "react";
import { SiteContext } from "#web/lib/page/site-context.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { PropertyMap } from "../../map/property-map.tsx";
import { locationRows } from "../detail-rows.ts";
import { DetailSection } from "../detail-section.tsx";
import { LabelValueList } from "../label-value-list.tsx";
import { CopyForDriver } from "./copy-for-driver.tsx";
import { driverText } from "./driver-text.ts";
import { MapsLink } from "./maps-link.tsx";

/** The landmark, the map, and what leads there: a link for the phone's map and a text for the driver. */
export function WhereIsIt({ property }: { property: DetailProperty }) {
  const site = useContext(SiteContext);
  const { landmark, latitude, pin, sample } = property;
  return (
    <DetailSection title="Where is it?">
      {landmark && <p className="mb-3 wrap-anywhere">{landmark}</p>}
      <PropertyMap property={property} />
      {latitude !== null && pin === "approximate" && !sample && (
        <p className="text-1 text-ink2">The mark shows about where it is. We show you the way.</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <MapsLink property={property} />
        {!sample && <CopyForDriver text={driverText(property, site)} />}
      </div>
      <LabelValueList rows={locationRows(property)} />
    </DetailSection>
  );
}
